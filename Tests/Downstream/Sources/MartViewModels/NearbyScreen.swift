import MartHolidayKit
import Observation

/// The map: the branches around the user, searched for again when that pays.
@MainActor @Observable
final class NearbyScreen {
  private(set) var search = NearbySearch()
  private let ask: @Sendable (CatalogRequest) async throws -> CatalogResponse
  private let now: @Sendable () -> Double

  init(
    now: @escaping @Sendable () -> Double,
    ask: @escaping @Sendable (CatalogRequest) async throws -> CatalogResponse
  ) {
    (self.now, self.ask) = (now, ask)
  }

  func receive(_ fix: LocationFix) async { await send(search.request(at: fix, now: now())) }
  func setRadius(_ radius: SearchRadius) async { await send(search.request(within: radius)) }
  func searchHere(_ center: Coordinate) async { await send(search.request(around: center)) }

  private func send(_ request: CatalogRequest?) async {
    guard let request else { return }
    do {
      search.receive(.success(try await ask(request)), to: request, at: now())
    } catch {
      search.receive(.failure(error), to: request, at: now())
    }
  }
}
