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

  /// A mart that the library does not know, as a server may add it without an app update.
  public static let unheardOf = Mart(serverName: "표본마트")

  /// The known marts and the unknown one.
  public static var all: [Mart] { known + [unheardOf] }
}
