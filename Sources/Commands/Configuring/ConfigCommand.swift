internal import Host
internal import Rendering
internal import Settings

/// `restzeit config ACTION`: the configuration file itself.
struct ConfigCommand {
  enum Action: String, CaseIterable {
    case check, show, path, set
  }

  let words: [String]
  let configuration: Configuration
  let voice: Voice

  func outcome() throws(UsageFault) -> Outcome {
    guard let action = words.first.flatMap(Action.init) else { throw .configAction(words.first) }
    guard let path = configuration.path else { throw .noConfigurationFolder }
    if action != .set, words.count > 1 { throw .wordTooMany(words[1], .config) }
    switch action {
    case .path: return Outcome(output: "\(path)\n")
    case .check: return try check(path)
    case .show: return try show(path)
    case .set: return try set(path)
    }
  }

  /// Every fault, not only the first.
  private func check(_ path: String) throws(UsageFault) -> Outcome {
    if let failure = configuration.failure { throw .settingsUnreadable(path, failure) }
    if configuration.faults.isEmpty {
      let none = voice.language == .german ? "keine Fehler" : "no faults"
      return Outcome(output: "\(clean(path)): \(configuration.text == nil ? missing : none)\n")
    }
    let notices = configuration.faults.map { fault in
      UsageFault.settings(path, fault, more: 0).notice(in: voice.language).text(plain: voice.plain)
    }
    return Outcome(remarks: notices.joined(), status: 2)
  }

  private func show(_ path: String) throws(UsageFault) -> Outcome {
    let settings = try configuration.checked()
    if configuration.text == nil { return Outcome(output: "# \(clean(path)): \(missing)\n") }
    let lines = settings.text.split(separator: "\n", omittingEmptySubsequences: false).map { keepingPlaces(String($0)) }
    return Outcome(output: "# \(clean(path))\n" + lines.joined(separator: "\n"))
  }

  private func set(_ path: String) throws(UsageFault) -> Outcome {
    let value = words.dropFirst(2).joined(separator: " ")
    guard words.count > 2, !value.isEmpty else { throw .configSetWords }
    if let failure = configuration.failure { throw .settingsUnreadable(path, failure) }
    let key: SettingsKey
    do throws(SettingsFault) {
      key = try SettingsKey(words[1])
    } catch {
      throw .settingsKey(error)
    }
    let edit = try configuration.setting(key, named: words[1], to: value)
    do throws(PrivateFile.WriteFailure) {
      try PrivateFile(path).replace(with: edit.text)
    } catch {
      throw .settingsUnwritable(error)
    }
    return Outcome(output: "\(clean(path)):\(edit.line): \(key.name) = \(clean(value))\n")
  }

  private var missing: String {
    voice.language == .german
      ? "diese Datei gibt es nicht, es ist nichts eingestellt" : "there is no such file, nothing is set"
  }
}
