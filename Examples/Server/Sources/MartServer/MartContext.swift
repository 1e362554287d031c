import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// What is known of a request beside itself.
public struct MartContext: RequestContext, RemoteAddressRequestContext {
  public var coreContext: CoreRequestContextStorage
  public let remoteAddress: SocketAddress?
  /// Who sent the request.
  var client: ClientAddress

  public init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
    remoteAddress = source.channel.remoteAddress
    client = ClientAddress(remoteAddress)
  }

  /// A part of the path as it is meant, or `nil` for one that is no text.
  func part(_ name: String) -> String? { parameters.get(name)?.removingPercentEncoding }
}
