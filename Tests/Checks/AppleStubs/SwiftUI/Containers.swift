import AppleFoundation
import Foundation

public struct HorizontalAlignment: Equatable, Sendable {
  public static var leading: HorizontalAlignment { stub() }
  public static var center: HorizontalAlignment { stub() }
  public static var trailing: HorizontalAlignment { stub() }
}

public struct VStack<Content>: View where Content: View {
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { stub() }
  public var body: Never { stub() }
}

public struct VerticalAlignment: Equatable, Sendable {
  public static var center: VerticalAlignment { stub() }
}

public struct HStack<Content>: View where Content: View {
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { stub() }
  public var body: Never { stub() }
}

public struct List<SelectionValue, Content>: View where SelectionValue: Hashable, Content: View {
  public var body: some View { EmptyView() }
}

extension List where SelectionValue == Never {
  public init(@ViewBuilder content: () -> Content) { stub() }
  public init<Data, RowContent>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection,
    RowContent: View, Data.Element: Identifiable
  { stub() }
}

public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {}

extension ForEach: View where Content: View {
  public var body: Never { stub() }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) { stub() }
}

extension ForEach where Content: View {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) { stub() }
}

public struct Section<Parent, Content, Footer> {}

extension Section: View where Parent: View, Content: View, Footer: View {
  public var body: Never { stub() }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) { stub() }
}

public struct NavigationPath {
  public init() { stub() }
}

public struct NavigationStack<Data, Root>: View where Root: View {
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath { stub() }
  public var body: some View { EmptyView() }
}
