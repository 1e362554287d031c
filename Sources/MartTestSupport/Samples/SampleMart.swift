public import MartModels

/// Marts for tests: those that the library knows, and one that it does not.
///
/// ```swift
/// import MartHolidayKit
/// import MartTestSupport
///
/// SampleMart.known.count  // 7
/// SampleMart.unheardOf.displayName  // "표본마트"
/// SampleMart.unheardOf.isKnown  // false
/// ```
public enum SampleMart: Sendable {
  /// The marts of the original app, in its order.
  public static var known: [Mart] {
    [.emart, .noBrand, .traders, .lotteMart, .costco, .homeplus, .homeplusExpress]
  }

  /// A mart that the library does not know, as a server may name it without an update of the app.
  public static let unheardOf = Mart(serverName: "표본마트")

  /// The marts that it knows and the one that it does not.
  public static var all: [Mart] { known + [unheardOf] }
}
