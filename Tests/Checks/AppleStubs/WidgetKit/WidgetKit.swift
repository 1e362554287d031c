@_exported import AppleFoundation
import Foundation
import SwiftUI

public struct TimelineEntryRelevance: Hashable, Sendable {
  public init(score: Float, duration: TimeInterval = 0) { stub() }
}

public protocol TimelineEntry {
  var date: Date { get }
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  public var relevance: TimelineEntryRelevance? { stub() }
}

public struct TimelineReloadPolicy: Equatable {
  public static var atEnd: TimelineReloadPolicy { stub() }
  public static var never: TimelineReloadPolicy { stub() }
  public static func after(_ date: Date) -> TimelineReloadPolicy { stub() }
}

public struct Timeline<EntryType> where EntryType: TimelineEntry {
  public let entries: [EntryType]
  public let policy: TimelineReloadPolicy

  public init(entries: [EntryType], policy: TimelineReloadPolicy) { stub() }
}

public struct TimelineProviderContext {
  public var isPreview: Bool { stub() }
}

public protocol TimelineProvider {
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext

  func placeholder(in context: Context) -> Entry
  @preconcurrency func getSnapshot(
    in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  @preconcurrency func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

public struct StaticConfiguration<Content>: WidgetConfiguration where Content: View {
  @MainActor @preconcurrency public init<Provider>(
    kind: String, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider: TimelineProvider { stub() }

  public var body: some WidgetConfiguration { self }
}

extension WidgetConfiguration {
  public func configurationDisplayName(
    _ displayNameKey: LocalizedStringKey
  ) -> some WidgetConfiguration { self }
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
    self
  }
}

public enum WidgetFamily: Int, Sendable {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  case accessoryCorner, accessoryCircular, accessoryRectangular, accessoryInline
}
