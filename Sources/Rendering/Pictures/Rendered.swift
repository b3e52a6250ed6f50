public import BudgetCore

/// The forms of a picture.
public enum PictureKind: String, CaseIterable, Hashable, Sendable {
  case svg, html
}

/// Done against all as a picture, ending in a newline: an SVG, or a page with it and with the numbers as a table.
///
/// It needs nothing beside itself, asks for nothing and runs nothing; it is light or dark as whoever looks at it prefers,
/// and is said in words where it is not seen.
public func rendered(_ answer: ProgressAnswer, as kind: PictureKind, in voice: Voice) -> String {
  // A picture's words are short or long whatever the screen is.
  let words = Words(Voice(language: voice.language))
  let chart = ProgressChart(words, answer)
  switch kind {
  case .svg:
    let lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"] + chart.picture(isAlone: true).lines(isXML: true)
    return lines.map { $0 + "\n" }.joined()
  case .html:
    let lines = ["<!DOCTYPE html>"] + ProgressTable(words, answer).page(with: chart).lines(isXML: false)
    return lines.map { $0 + "\n" }.joined()
  }
}

/// What is said of days without a history, without a full stop.
public func wordsForNoHistory(_ answer: ProgressAnswer, in language: Language) -> String {
  Words(Voice(language: language)).noHistory(answer)
}
