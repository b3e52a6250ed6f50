internal import BudgetCore

/// Names of time zones as Windows shows them to people, which some programs write as TZID.
enum DisplayNames {
  /// The Windows name behind a display name: `(UTC+01:00) Amsterdam, Berlin, …`, with or without its offset.
  static func windowsName(of name: String) -> String? {
    places[(offset(of: name)?.rest ?? name).lowercased()]
  }

  /// The offset a name begins with, in seconds, and what follows it: `(UTC+01:00) Somewhere`, `GMT+0530`, `UTC-5`.
  static func offset(of name: String) -> (seconds: Int, rest: String)? {
    var rest = Substring(name)
    let inBrackets = rest.first == "("
    if inBrackets { rest = rest.dropFirst() }
    guard let prefix = ["utc", "gmt"].first(where: { rest.lowercased().hasPrefix($0) }) else { return nil }
    rest = Substring(rest.dropFirst(prefix.count).trimmed)
    var seconds = 0
    if let sign = rest.first, sign == "+" || sign == "-" || sign == "−" {
      let body = rest.dropFirst().prefix { $0.isASCII && ($0.isNumber || $0 == ":") }
      rest = rest.dropFirst(1 + body.count)
      let numbers = body.utf8.filter { $0 != UInt8(ascii: ":") }
      let split = numbers.count > 2 ? numbers.count - 2 : numbers.count
      guard (1...4).contains(numbers.count), let hours = digits(numbers.prefix(split)), hours <= 14,
        let minutes = numbers.count > 2 ? digits(numbers.suffix(2)) : 0, minutes <= 59
      else { return nil }
      seconds = (hours * 3600 + minutes * 60) * (sign == "+" ? 1 : -1)
    } else if !inBrackets {
      return nil
    }
    if inBrackets {
      rest = Substring(rest.trimmed)
      guard rest.first == ")" else { return nil }
      rest = rest.dropFirst()
    }
    return (seconds, rest.trimmed)
  }

  /// Windows names by their lower-case spelling.
  static let spelling: [String: String] = {
    var spelling: [String: String] = [:]
    for name in places.values { spelling[name.lowercased()] = name }
    return spelling
  }()

  /// Windows' display names without their offsets, in lower case, older spellings too, with Windows' own names.
  static let places: [String: String] = {
    var places: [String: String] = [:]
    for row in table.split(separator: "\n") {
      let sides = row.split(separator: "=", maxSplits: 1)
      guard sides.count == 2 else { continue }
      for shown in sides[1].split(separator: "|") { places[shown.trimmed.lowercased()] = sides[0].trimmed }
    }
    return places
  }()

  private static let table = """
    Dateline Standard Time = International Date Line West
    UTC-11 = Coordinated Universal Time-11
    Aleutian Standard Time = Aleutian Islands
    Hawaiian Standard Time = Hawaii
    Marquesas Standard Time = Marquesas Islands
    Alaskan Standard Time = Alaska
    UTC-09 = Coordinated Universal Time-09
    Pacific Standard Time (Mexico) = Baja California | Tijuana, Baja California
    UTC-08 = Coordinated Universal Time-08
    Pacific Standard Time = Pacific Time (US & Canada) | Pacific Time (US & Canada); Tijuana
    US Mountain Standard Time = Arizona
    Mountain Standard Time (Mexico) = La Paz, Mazatlan | Chihuahua, La Paz, Mazatlan
    Mountain Standard Time = Mountain Time (US & Canada)
    Yukon Standard Time = Yukon
    Central America Standard Time = Central America
    Central Standard Time = Central Time (US & Canada)
    Easter Island Standard Time = Easter Island
    Central Standard Time (Mexico) = Guadalajara, Mexico City, Monterrey
    Canada Central Standard Time = Saskatchewan
    SA Pacific Standard Time = Bogota, Lima, Quito, Rio Branco | Bogota, Lima, Quito
    Eastern Standard Time (Mexico) = Chetumal
    Eastern Standard Time = Eastern Time (US & Canada)
    Haiti Standard Time = Haiti
    Cuba Standard Time = Havana
    US Eastern Standard Time = Indiana (East)
    Turks And Caicos Standard Time = Turks and Caicos
    Paraguay Standard Time = Asuncion
    Atlantic Standard Time = Atlantic Time (Canada)
    Venezuela Standard Time = Caracas
    Central Brazilian Standard Time = Cuiaba | Manaus
    SA Western Standard Time = Georgetown, La Paz, Manaus, San Juan | La Paz
    Pacific SA Standard Time = Santiago
    Newfoundland Standard Time = Newfoundland
    Tocantins Standard Time = Araguaina
    E. South America Standard Time = Brasilia
    SA Eastern Standard Time = Cayenne, Fortaleza | Georgetown
    Argentina Standard Time = City of Buenos Aires | Buenos Aires
    Greenland Standard Time = Greenland | Nuuk
    Montevideo Standard Time = Montevideo
    Magallanes Standard Time = Punta Arenas
    Saint Pierre Standard Time = Saint Pierre and Miquelon
    Bahia Standard Time = Salvador
    UTC-02 = Coordinated Universal Time-02
    Mid-Atlantic Standard Time = Mid-Atlantic | Mid-Atlantic - Old
    Azores Standard Time = Azores
    Cape Verde Standard Time = Cabo Verde Is. | Cape Verde Is.
    UTC = Coordinated Universal Time
    GMT Standard Time = Dublin, Edinburgh, Lisbon, London | Greenwich Mean Time : Dublin, Edinburgh, Lisbon, London
    Greenwich Standard Time = Monrovia, Reykjavik | Casablanca, Monrovia, Reykjavik
    Sao Tome Standard Time = Sao Tome
    Morocco Standard Time = Casablanca
    W. Europe Standard Time = Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna
    Central Europe Standard Time = Belgrade, Bratislava, Budapest, Ljubljana, Prague
    Romance Standard Time = Brussels, Copenhagen, Madrid, Paris
    Central European Standard Time = Sarajevo, Skopje, Warsaw, Zagreb
    W. Central Africa Standard Time = West Central Africa
    Jordan Standard Time = Amman
    GTB Standard Time = Athens, Bucharest | Athens, Bucharest, Istanbul | Athens, Istanbul, Minsk
    Middle East Standard Time = Beirut
    Egypt Standard Time = Cairo
    E. Europe Standard Time = Chisinau | E. Europe | Bucharest | Minsk
    Syria Standard Time = Damascus
    West Bank Standard Time = Gaza, Hebron
    South Africa Standard Time = Harare, Pretoria
    FLE Standard Time = Helsinki, Kyiv, Riga, Sofia, Tallinn, Vilnius | Helsinki, Riga, Tallinn
    Israel Standard Time = Jerusalem
    South Sudan Standard Time = Juba
    Kaliningrad Standard Time = Kaliningrad
    Sudan Standard Time = Khartoum
    Libya Standard Time = Tripoli
    Namibia Standard Time = Windhoek
    Arabic Standard Time = Baghdad
    Turkey Standard Time = Istanbul
    Arab Standard Time = Kuwait, Riyadh
    Belarus Standard Time = Minsk
    Russian Standard Time = Moscow, St. Petersburg | Moscow, St. Petersburg, Volgograd
    E. Africa Standard Time = Nairobi
    Volgograd Standard Time = Volgograd
    Iran Standard Time = Tehran
    Arabian Standard Time = Abu Dhabi, Muscat
    Astrakhan Standard Time = Astrakhan, Ulyanovsk
    Azerbaijan Standard Time = Baku
    Russia Time Zone 3 = Izhevsk, Samara
    Mauritius Standard Time = Port Louis
    Saratov Standard Time = Saratov
    Georgian Standard Time = Tbilisi
    Caucasus Standard Time = Yerevan
    Afghanistan Standard Time = Kabul
    West Asia Standard Time = Ashgabat, Tashkent | Tashkent
    Ekaterinburg Standard Time = Ekaterinburg
    Pakistan Standard Time = Islamabad, Karachi
    Qyzylorda Standard Time = Qyzylorda
    India Standard Time = Chennai, Kolkata, Mumbai, New Delhi
    Sri Lanka Standard Time = Sri Jayawardenepura
    Nepal Standard Time = Kathmandu
    Central Asia Standard Time = Astana | Bishkek
    Bangladesh Standard Time = Dhaka
    Omsk Standard Time = Omsk
    Myanmar Standard Time = Yangon (Rangoon)
    SE Asia Standard Time = Bangkok, Hanoi, Jakarta
    Altai Standard Time = Barnaul, Gorno-Altaysk
    W. Mongolia Standard Time = Hovd
    North Asia Standard Time = Krasnoyarsk
    N. Central Asia Standard Time = Novosibirsk
    Tomsk Standard Time = Tomsk
    China Standard Time = Beijing, Chongqing, Hong Kong, Urumqi
    North Asia East Standard Time = Irkutsk | Irkutsk, Ulaan Bataar
    Singapore Standard Time = Kuala Lumpur, Singapore
    W. Australia Standard Time = Perth
    Taipei Standard Time = Taipei
    Ulaanbaatar Standard Time = Ulaanbaatar
    Aus Central W. Standard Time = Eucla
    Transbaikal Standard Time = Chita
    Tokyo Standard Time = Osaka, Sapporo, Tokyo
    North Korea Standard Time = Pyongyang
    Korea Standard Time = Seoul
    Yakutsk Standard Time = Yakutsk
    Cen. Australia Standard Time = Adelaide
    AUS Central Standard Time = Darwin
    E. Australia Standard Time = Brisbane
    AUS Eastern Standard Time = Canberra, Melbourne, Sydney
    West Pacific Standard Time = Guam, Port Moresby
    Tasmania Standard Time = Hobart
    Vladivostok Standard Time = Vladivostok
    Lord Howe Standard Time = Lord Howe Island
    Bougainville Standard Time = Bougainville Island
    Russia Time Zone 10 = Chokurdakh
    Magadan Standard Time = Magadan
    Norfolk Standard Time = Norfolk Island
    Sakhalin Standard Time = Sakhalin
    Central Pacific Standard Time = Solomon Is., New Caledonia | Magadan, Solomon Is., New Caledonia
    Russia Time Zone 11 = Anadyr, Petropavlovsk-Kamchatsky
    New Zealand Standard Time = Auckland, Wellington
    UTC+12 = Coordinated Universal Time+12
    Fiji Standard Time = Fiji | Fiji, Marshall Is.
    Kamchatka Standard Time = Petropavlovsk-Kamchatsky - Old
    Chatham Islands Standard Time = Chatham Islands
    UTC+13 = Coordinated Universal Time+13
    Tonga Standard Time = Nuku'alofa
    Samoa Standard Time = Samoa
    Line Islands Standard Time = Kiritimati Island
    W. Europe Standard Time = Mitteleuropäische Zeit | Mitteleuropäische Sommerzeit
    GMT Standard Time = Westeuropäische Zeit
    """
}
