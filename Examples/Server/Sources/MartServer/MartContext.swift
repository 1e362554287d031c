import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// What the server knows about a request besides the request itself.
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

  /// A parameter of the path, decoded; `nil` if it is missing or not UTF-8.
  func part(_ name: String) -> String? { parameters.get(name)?.removingPercentEncoding }
}
