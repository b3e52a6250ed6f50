internal import BudgetCore

/// What a word of the vocabulary may mean; which of it holds is for its neighbours to say.
enum Term: Hashable {
  case weekday(Weekday, Spelling)
  case month(Int)
  case today, morgen, tomorrow, dayAfterTomorrow, tonight, yesterday, dayBeforeYesterday
  case weekend, endOfMonth
  /// Part of the day that makes the later hour of two.
  case evening, morning
  case this, coming, next, every, habitually, good
  case number(Int)
  /// ein, eine, a
  case article
  case an
  case unit(Unit, isLetter: Bool)
  case span(Span)
  case halfHour, quarterHour, threeQuartersHour
  /// Halves of hours in one word: anderthalb is 3.
  case halves(Int)
  case half, halb, quarter, quarters, threeQuarters
  case noon, midnight, uhr, pm, letterP, letterO, clock, ordinal
  case am, um, ab, at, on, fuer, von, from, bis, to, vor, nach, past, `in`, the, den, of, and, after, end
  case about, deadline, zum, nth
  case unknown

  /// Whether a line without digits may hold a part or a hint because of it.
  var isPromising: Bool {
    switch self {
    case .weekday, .today, .morgen, .tomorrow, .dayAfterTomorrow, .tonight, .weekend, .endOfMonth, .next, .coming,
      .every, .habitually, .unit, .span, .halfHour, .quarterHour, .threeQuartersHour, .quarter, .threeQuarters,
      .halb, .half, .number, .uhr, .noon, .midnight, .end, .um, .at, .yesterday, .dayBeforeYesterday:
      true
    default: false
    }
  }

  enum Spelling: Hashable { case full, german, english }
  enum Span: Hashable { case day, week, month, year }
}

enum Unit: Int64 {
  case minute = 60
  case hour = 3600
}

/// The terms by their words, umlauts written out, in lower case.
let vocabulary: [String: Term] = {
  var terms: [String: Term] = [:]
  func say(_ words: String, _ term: Term) {
    for word in words.split(separator: " ") { terms[String(word)] = term }
  }
  let weekdays: [(Weekday, full: String, german: String, english: String)] = [
    (.monday, "montag monday", "mo", "mon"), (.tuesday, "dienstag tuesday tues", "di", "tue"),
    (.wednesday, "mittwoch wednesday", "mi", "wed"), (.thursday, "donnerstag thursday thur thurs", "do", "thu"),
    (.friday, "freitag friday", "fr", "fri"), (.saturday, "samstag sonnabend saturday", "sa", "sat"),
    (.sunday, "sonntag sunday", "so", "sun"),
  ]
  for (weekday, full, german, english) in weekdays {
    say(full, .weekday(weekday, .full))
    say(german, .weekday(weekday, .german))
    say(english, .weekday(weekday, .english))
  }
  let months = [
    "januar jaenner january jan", "februar february feb", "maerz march mar maer mrz", "april apr", "mai may",
    "juni june jun", "juli july jul", "august aug", "september sep sept", "oktober october okt oct",
    "november nov", "dezember december dez dec",
  ]
  for (index, names) in months.enumerated() { say(names, .month(index + 1)) }
  let numbers = [
    "eins one", "zwei two", "drei three", "vier four", "fuenf five", "sechs six", "sieben seven", "acht eight",
    "neun nine", "zehn ten", "elf eleven", "zwoelf twelve",
  ]
  for (index, names) in numbers.enumerated() { say(names, .number(index + 1)) }
  say("heute today", .today)
  say("morgen", .morgen)
  say("tomorrow tmr", .tomorrow)
  say("uebermorgen", .dayAfterTomorrow)
  say("tonight", .tonight)
  say("gestern yesterday", .yesterday)
  say("vorgestern", .dayBeforeYesterday)
  say("wochenende weekend", .weekend)
  say("monatsende", .endOfMonth)
  say("abend abends evening", .evening)
  say("morning", .morning)
  say("diese diesen dieser dieses this", .this)
  say("kommende kommenden kommender kommendes coming", .coming)
  say("naechste naechsten naechster naechstes next", .next)
  say("jede jeden jeder jedes every each", .every)
  say("taeglich woechentlich daily weekly", .habitually)
  say("guten", .good)
  say("ein eine einem einen einer a", .article)
  say("an", .an)
  say("min mins minute minutes minuten", .unit(.minute, isLetter: false))
  say("hr hrs hour hours std stunde stunden", .unit(.hour, isLetter: false))
  say("m", .unit(.minute, isLetter: true))
  say("h", .unit(.hour, isLetter: true))
  say("tag tage tagen day days", .span(.day))
  say("woche wochen week weeks", .span(.week))
  say("monat monate monaten monats month months", .span(.month))
  say("jahr jahre jahren year years", .span(.year))
  say("halbstunde", .halfHour)
  say("viertelstunde", .quarterHour)
  say("dreiviertelstunde", .threeQuartersHour)
  say("anderthalb eineinhalb", .halves(3))
  say("zweieinhalb", .halves(5))
  say("dreieinhalb", .halves(7))
  say("halbe halben half", .half)
  say("halb", .halb)
  say("viertel quarter", .quarter)
  say("quarters", .quarters)
  say("dreiviertel", .threeQuarters)
  say("mittags noon", .noon)
  say("mitternacht midnight", .midnight)
  say("uhr", .uhr)
  say("pm", .pm)
  say("p", .letterP)
  say("o", .letterO)
  say("clock", .clock)
  say("st nd rd th", .ordinal)
  let small: [(String, Term)] = [
    ("am", .am), ("um", .um), ("ab", .ab), ("at", .at), ("on", .on), ("fuer for", .fuer), ("von", .von),
    ("from", .from), ("bis", .bis), ("to", .to), ("vor", .vor), ("nach", .nach), ("past", .past), ("in", .in),
    ("the", .the), ("den dem des", .den), ("of", .of), ("und and", .and), ("after", .after), ("ende end", .end),
    ("ca circa etwa rund about", .about), ("seit by until till due before since", .deadline),
    ("zum zur spaetestens", .zum),
    ("ersten erste zweiten zweite dritten dritte vierten vierte letzten letzte", .nth),
    ("first second third fourth last other", .nth),
  ]
  for (words, term) in small { say(words, term) }
  return terms
}()
