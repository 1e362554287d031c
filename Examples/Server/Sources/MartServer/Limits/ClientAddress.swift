import Foundation
import HTTPTypes
import NIOCore

/// A client as the log, the limit of requests and the limit of connections count it.
///
/// An IPv4 address counts whole, also inside IPv6. Of an IPv6 address only the first half counts,
/// which a provider gives to one customer; `::1` is the exception.
public struct ClientAddress: Hashable, Sendable, CustomStringConvertible {
  public let description: String

  /// An unknown address, such as that of a socket in the file system.
  static let unknown = ClientAddress(description: "-")

  private init(description: String) { self.description = description }

  init(_ address: SocketAddress?) {
    // From the bytes, not from a text that has to be parsed: this runs for each request.
    switch address {
    case .v4(let address): self.init(four: Self.bytes(of: address.address.sin_addr))
    case .v6(let address): self.init(six: Self.bytes(of: address.address.sin6_addr))
    case .unixDomainSocket, nil: self = .unknown
    }
  }

  private static func bytes<Address>(of address: Address) -> [UInt8] {
    withUnsafeBytes(of: address) { Array($0) }
  }

  /// Reads an address as proxies write it: with a port, in brackets, with a zone.
  ///
  /// - Returns: `nil` for a text that is no address.
  public init?(_ text: some StringProtocol) {
    var name = text.trimmingCharacters(in: .whitespaces)
    if name.hasPrefix("[") {
      guard let end = name.firstIndex(of: "]") else { return nil }
      name = String(name[name.index(after: name.startIndex)..<end])
    } else if name.count(where: { $0 == ":" }) == 1 {
      name = String(name.prefix { $0 != ":" })
    }
    name = String(name.prefix { $0 != "%" })
    var four = in_addr()
    if inet_pton(AF_INET, name, &four) == 1 {
      self.init(four: Self.bytes(of: four))
      return
    }
    var six = in6_addr()
    guard inet_pton(AF_INET6, name, &six) == 1 else { return nil }
    self.init(six: Self.bytes(of: six))
  }

  private init(six bytes: [UInt8]) {
    let mapped: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF]
    if Array(bytes[..<12]) == mapped {
      self.init(four: Array(bytes[12...]))
    } else if bytes == Array(repeating: 0, count: 15) + [1] {
      self.init(description: "::1")
    } else {
      let parts = stride(from: 0, to: 8, by: 2)
        .map { String(Int(bytes[$0]) << 8 | Int(bytes[$0 + 1]), radix: 16) }
      self.init(description: parts.joined(separator: ":") + "::/64")
    }
  }

  private init(four bytes: [UInt8]) {
    self.init(description: bytes.map { String($0) }.joined(separator: "."))
  }
}

/// Tells clients apart, with or without a proxy in front of the server.
struct ClientAddressing: Sendable {
  private let header: HTTPField.Name?
  private let proxies: Set<ClientAddress>

  init(_ settings: ServerSettings) {
    header = settings.clientAddressHeader
    proxies = settings.clientAddressHeader == nil ? [] : settings.proxies
  }

  /// Whether an address is a proxy, whose connections are those of many.
  func isProxy(_ address: ClientAddress) -> Bool { proxies.contains(address) }

  /// Who sent a request.
  ///
  /// A header counts only if a proxy sent it, because anybody can write one. Its last entry is the
  /// address that the proxy itself saw.
  func client(of fields: HTTPFields, from connection: ClientAddress) -> ClientAddress {
    guard let header, isProxy(connection), let list = fields[header],
      let last = list.split(separator: ",").last
    else { return connection }
    return ClientAddress(last) ?? connection
  }
}
