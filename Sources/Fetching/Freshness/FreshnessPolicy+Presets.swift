extension FreshnessPolicy {
  /// A signed-in session: renewed after two hours, over after 14 days.
  public static var session: FreshnessPolicy {
    FreshnessPolicy(staleAfter: 7_200, expiresAfter: 1_209_600)
  }

  /// A widget: fetched each time it is drawn; if that fails, the stored data is shown.
  ///
  /// There is no wait after failures, unless the server names a time: the system draws a widget seldom,
  /// and a drawing that is left out would be missing for long.
  public static var widget: FreshnessPolicy { FreshnessPolicy(staleAfter: 0, backOff: .none) }
}
