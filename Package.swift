// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// The locks on every target of Swift code (Sources/README.md says what each one keeps shut).
let locks: [SwiftSetting] = [
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

func room(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: locks)
}

/// What lies beside the tests and is no Swift (tables, calendars) is read by path and not compiled.
func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  let folder = Context.packageDirectory + "/Tests/" + name
  let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  return .testTarget(
    name: name, dependencies: dependencies + ["TestSupport"], exclude: files.filter { !$0.hasSuffix(".swift") },
    swiftSettings: locks)
}

let package = Package(
  name: "restzeit",
  products: [
    .executable(name: "restzeit", targets: ["restzeit"]),
    .library(name: "BudgetCore", targets: ["BudgetCore"]),
    .library(name: "Recurrence", targets: ["Recurrence"]),
    .library(name: "CalendarImport", targets: ["CalendarImport"]),
    .library(name: "Host", targets: ["Host"]),
  ],
  targets: [
    // Floor 0: doors to system libraries.
    .systemLibrary(name: "CLibical", providers: [.apt(["libical-dev"])]),
    .systemLibrary(name: "CICU", providers: [.apt(["libicu-dev"])]),
    .systemLibrary(name: "CInih", providers: [.apt(["libinih-dev"])]),
    .systemLibrary(name: "CSQLite", providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(name: "CLinux"),
    // Floor 1: the core.
    room("BudgetCore", []),
    room("Recurrence", ["BudgetCore"]),
    // Floor 2: spokes, which never see each other.
    room("CalendarImport", ["BudgetCore", "Recurrence", "CLibical", "CICU"]),
    room("QuickEntry", ["BudgetCore"]),
    room("Settings", ["BudgetCore", "CInih"]),
    room("TaskStore", ["BudgetCore", "CSQLite"]),
    room("Rendering", ["BudgetCore"]),
    room("Host", ["BudgetCore", "CLinux"]),
    // Floor 3: the commands join the spokes.
    room("Commands", ["BudgetCore", "CalendarImport", "QuickEntry", "Settings", "TaskStore", "Rendering", "Host"]),
    // Floor 4: the program.
    .executableTarget(name: "restzeit", dependencies: ["Commands"], swiftSettings: locks),
    // Tests.
    .target(name: "TestSupport", path: "Tests/Support", exclude: ["terminal.py", "stream.py"], swiftSettings: locks),
    .executableTarget(
      name: "Benchmarks", path: "Tests/Benchmarks", exclude: ["make_calendar.py", "events_of_a_day.py"],
      swiftSettings: locks),
    tests("BudgetCoreTests", ["BudgetCore"]),
    tests("RecurrenceTests", ["BudgetCore", "Recurrence", "CLibical"]),
    tests("CalendarImportTests", ["BudgetCore", "Recurrence", "CalendarImport", "Host"]),
    tests("QuickEntryTests", ["BudgetCore", "QuickEntry"]),
    tests("SettingsTests", ["BudgetCore", "Settings"]),
    .executableTarget(
      name: "store-hammer", dependencies: ["BudgetCore", "TaskStore"], path: "Tests/StoreHammer",
      swiftSettings: locks),
    tests("TaskStoreTests", ["BudgetCore", "TaskStore", "CSQLite", "store-hammer"]),
    tests("RenderingTests", ["BudgetCore", "Rendering"]),
    .executableTarget(
      name: "terminal-probe", dependencies: ["Host"], path: "Tests/TerminalProbe", swiftSettings: locks),
    tests("HostTests", ["BudgetCore", "Host", "terminal-probe"]),
    tests(
      "CommandsTests",
      ["BudgetCore", "CalendarImport", "QuickEntry", "Settings", "Rendering", "Host", "Commands", "restzeit"]),
    tests("HouseTests", ["restzeit"]),
  ]
)
