/// Whether a person is asked to allow positions in the settings: once, until they come back.
struct LocationQuestion {
  private var wasAsked = false

  /// Whether to ask now.
  mutating func asks(isDenied: Bool) -> Bool {
    guard isDenied, !wasAsked else { return false }
    wasAsked = true
    return true
  }

  /// Notes that the app came back, perhaps from the settings.
  mutating func returned() { wasAsked = false }
}
