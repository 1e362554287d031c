import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// What is known of a request beside itself.
public struct MartContext: RequestContext, RemoteAddressRequestContext {
  public var coreContext: CoreRequestContextStorage
  public let remoteAddress: SocketAddress?
  /// The header in which a proxy names the client.
  var clientAddressHeader: HTTPField.Name?

  public init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
    remoteAddress = source.channel.remoteAddress
  }

  /// A part of the path as it is meant, or `nil` for one that is no text.
  func part(_ name: String) -> String? { parameters.get(name)?.removingPercentEncoding }

  /// The address whose requests are counted; of IPv6 the half that a provider gives to one customer.
  func address(of request: Request) -> String {
    if let name = clientAddressHeader, let list = request.headers[name] {
      // What the proxy itself has seen stands last; what is before it anybody may have written.
      return list.split(separator: ",").last.map { $0.filter { $0 != " " } } ?? ""
    }
    guard let remoteAddress, let text = remoteAddress.ipAddress else { return "" }
    guard remoteAddress.protocol == .inet6 else { return text }
    return remoteAddress.withSockAddr { pointer, size in
      // Behind family, port and flow, of the 16 bytes the first eight.
      UnsafeRawBufferPointer(start: pointer, count: size)[8..<16]
        .map { String($0, radix: 16) }.joined(separator: ":")
    }
  }
}
