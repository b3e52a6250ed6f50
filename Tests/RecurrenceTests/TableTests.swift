import BudgetCore
import Recurrence
import TestSupport
import Testing

@Suite struct TableTests {
  static let tables = ["rfc5545.txt", "edges.txt"]

  @Test(arguments: tables) func `each series goes forward from its start as the table says`(table: String) throws {
    for row in try Table(table).rows {
      let series = try Series(row)
      #expect(series.found(from: series.start) == series.walls, "\(series)")
    }
  }

  @Test(arguments: tables) func `each series goes on the same from each later instance`(table: String) throws {
    for row in try Table(table).rows {
      let series = try Series(row)
      for (index, wall) in series.walls.enumerated() {
        #expect(series.found(from: wall) == Array(series.walls[index...]), "\(series) from \(wall.basic)")
        #expect(
          series.found(from: wall.nextSecond) == Array(series.walls[(index + 1)...]), "\(series) after \(wall.basic)")
      }
    }
  }

  @Test(arguments: tables) func `each series shows the same instances inside a cut range`(table: String) throws {
    for row in try Table(table).rows {
      let series = try Series(row)
      let before = CivilDateTime(wallSeconds: series.start.wallSeconds - 86_400 * 1000)
      for (index, wall) in series.walls.enumerated() {
        #expect(series.found(from: before, to: wall) == Array(series.walls[..<index]), "\(series) before \(wall.basic)")
        for length in [1, 2, 5] where index + length < series.walls.count {
          let cut = series.found(from: wall, to: series.walls[index + length])
          #expect(cut == Array(series.walls[index..<(index + length)]), "\(series) at \(wall.basic)")
        }
      }
    }
  }
}
