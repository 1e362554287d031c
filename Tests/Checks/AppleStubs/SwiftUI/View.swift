@_exported import AppleFoundation
import Foundation

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
  public var body: Never { stub() }
}

extension Optional: View where Wrapped: View {
  public var body: Never { stub() }
}

@resultBuilder public struct ViewBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: View {
    stub()
  }
  public static func buildBlock() -> EmptyView { stub() }
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: View {
    stub()
  }
  public static func buildBlock<each Content>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> where repeat each Content: View { stub() }
  public static func buildIf<Content>(_ content: Content?) -> Content? where Content: View {
    stub()
  }
  public static func buildEither<TrueContent, FalseContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent>
  where TrueContent: View, FalseContent: View { stub() }
  public static func buildEither<TrueContent, FalseContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent>
  where TrueContent: View, FalseContent: View { stub() }
}

public struct EmptyView: View {
  public init() { stub() }
  public var body: Never { stub() }
}

public struct TupleView<T>: View {
  public var body: Never { stub() }
}

public struct _ConditionalContent<TrueContent, FalseContent>: View
where TrueContent: View, FalseContent: View {
  public var body: Never { stub() }
}

extension View {
  public func font(_ font: Font?) -> some View { self }
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { self }
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload public func accessibilityLabel<S>(
    _ label: S
  ) -> some View where S: StringProtocol { self }
  @_disfavoredOverload public func navigationTitle<S>(
    _ title: S
  ) -> some View where S: StringProtocol { self }
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { self }
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { self }
}

public struct Font: Hashable, Sendable {
  public static var headline: Font { stub() }
  public static var body: Font { stub() }
  public static var footnote: Font { stub() }
}

public struct SearchFieldPlacement: Sendable {
  public static var automatic: SearchFieldPlacement { stub() }
}
