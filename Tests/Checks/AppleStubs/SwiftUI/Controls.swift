import AppleFoundation
import Foundation

public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  public init(_ value: String) { stub() }
  public init(stringLiteral value: String) { stub() }
}

public struct Text: View, Equatable, Sendable {
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) { stub() }
  @_disfavoredOverload public init<S>(_ content: S) where S: StringProtocol { stub() }

  public func font(_ font: Font?) -> Text { stub() }
  public var body: Never { stub() }
}

public struct Button<Label>: View where Label: View {
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) { stub() }
  public var body: some View { EmptyView() }
}

extension Button where Label == Text {
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) { stub() }
  @_disfavoredOverload public init<S>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) where S: StringProtocol { stub() }
}

public struct Animation: Equatable, Sendable {
  public static var `default`: Animation { stub() }
}

public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { stub() }
