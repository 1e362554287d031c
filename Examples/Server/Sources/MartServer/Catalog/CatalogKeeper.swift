import Foundation
import Logging
import MartHolidayKit
import MartStore
import NIOConcurrencyHelpers
import ServiceLifecycle

/// Keeps the image that answers are made from up to date with the store and the day.
final class CatalogKeeper: Service, Sendable {
  private let store: MartStore
  private let settings: ServerSettings
  private let logger: Logger
  private let held: NIOLockedValueBox<CatalogImage>

  /// How often the store is checked for changes by other processes.
  private static let interval = Duration.seconds(1)
  /// How often the whole file is checked for damage.
  private static let checkInterval = Duration.seconds(3_600)

  init(_ store: MartStore, _ settings: ServerSettings, _ logger: Logger) async throws {
    self.store = store
    self.settings = settings
    self.logger = logger
    let (branches, version) = try await store.branches()
    held = NIOLockedValueBox(
      try CatalogImage(branches, version, today: settings.wallTime.date))
  }

  /// The current image; the first call of a new day makes the image of that day.
  func image() throws -> CatalogImage {
    let image = held.withLockedValue { $0 }
    let today = settings.wallTime.date
    guard image.today != today else { return image }
    let newer = try image.on(today)
    replace(by: newer)
    return newer
  }

  /// Includes a change of one branch, so that its author reads it in the next answer.
  func take(_ branch: StoredBranch) async throws {
    let version = try await store.version()
    let image = try image()
    guard version != image.version else { return }
    // Someone else may have changed more than this branch.
    if version.lineage == image.version.lineage, version.number == image.version.number + 1 {
      replace(by: try image.replacing(branch, version))
    } else {
      try await reload()
    }
  }

  /// Follows the store until the server stops.
  func run() async {
    await cancelWhenGracefulShutdown {
      var lastCheck = ContinuousClock.now
      while await self.sleeps() {
        do {
          if ContinuousClock.now - lastCheck > Self.checkInterval {
            lastCheck = .now
            try self.store.check()
          }
          if try await self.store.version() != self.image().version { try await self.reload() }
        } catch {
          self.logger.error("the catalogue cannot be read", metadata: ["error": "\(error)"])
        }
      }
    }
  }

  /// Waits a while; `false` when the server stops meanwhile.
  private func sleeps() async -> Bool {
    do {
      try await Task.sleep(for: Self.interval)
      return true
    } catch {
      return false
    }
  }

  private func reload() async throws {
    let (branches, version) = try await store.branches()
    replace(by: try CatalogImage(branches, version, today: settings.wallTime.date))
    logger.info(
      "catalogue read",
      metadata: ["version": "\(version.number)", "branches": "\(branches.count)"])
  }

  /// Puts an image in place unless a newer one is there.
  private func replace(by image: CatalogImage) {
    held.withLockedValue { held in
      let isOlder =
        held.version.lineage == image.version.lineage
        && (held.version.number, held.today) > (image.version.number, image.today)
      if !isOlder { held = image }
    }
  }
}
