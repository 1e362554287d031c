@_exported import AppleFoundation
@_exported import Foundation

open class UNNotificationTrigger: NSObject {
  open var repeats: Bool { stub() }
}

open class UNCalendarNotificationTrigger: UNNotificationTrigger {
  public convenience init(dateMatching dateComponents: DateComponents, repeats: Bool) { stub() }

  open var dateComponents: DateComponents { stub() }
  open func nextTriggerDate() -> Date? { stub() }
}

open class UNNotificationSound: NSObject {
  open class var `default`: UNNotificationSound { stub() }
}

open class UNNotificationContent: NSObject {
  open var title: String { stub() }
  open var body: String { stub() }
}

open class UNMutableNotificationContent: UNNotificationContent {
  open override var title: String {
    get { stub() }
    set {}
  }
  open override var body: String {
    get { stub() }
    set {}
  }
  open var sound: UNNotificationSound? {
    get { stub() }
    set {}
  }
  open var threadIdentifier: String {
    get { stub() }
    set {}
  }
  open var userInfo: [AnyHashable: Any] {
    get { stub() }
    set {}
  }
}

open class UNNotificationRequest: NSObject {
  public convenience init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) { stub() }

  open var identifier: String { stub() }
  open var content: UNNotificationContent { stub() }
  open var trigger: UNNotificationTrigger? { stub() }
}

public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { stub() }

  public static var badge: UNAuthorizationOptions { stub() }
  public static var sound: UNAuthorizationOptions { stub() }
  public static var alert: UNAuthorizationOptions { stub() }
}

open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  open class func current() -> UNUserNotificationCenter { stub() }

  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    stub()
  }
  open func add(_ request: UNNotificationRequest) async throws { stub() }
  open func pendingNotificationRequests() async -> [UNNotificationRequest] { stub() }
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) { stub() }
}
