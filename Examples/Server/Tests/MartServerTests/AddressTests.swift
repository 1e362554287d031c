import HTTPTypes
import Testing

@testable import MartServer

@Suite("One client is one address")
struct AddressTests {
  @Test(
    "However it is written",
    arguments: [
      ("203.0.113.7", "203.0.113.7"), (" 203.0.113.7:5555 ", "203.0.113.7"),
      ("::ffff:203.0.113.7", "203.0.113.7"), ("[::ffff:203.0.113.7]:80", "203.0.113.7"),
      ("2001:db8:1:2::1", "2001:db8:1:2::/64"), ("[2001:DB8:1:2:3:4:5:6]:443", "2001:db8:1:2::/64"),
      ("fe80::1%eth0", "fe80:0:0:0::/64"), ("::1", "::1"),
    ])
  func written(text: String, name: String) {
    #expect(ClientAddress(text)?.description == name)
  }

  @Test(
    "What is no address is none",
    arguments: ["", "unknown", "1.2.3", "1.2.3.4.5", "[::1", "a.example", "300.1.1.1", ":::"])
  func none(text: String) {
    #expect(ClientAddress(text) == nil)
  }

  @Test("Only the header of a proxy counts, and of it only the last entry")
  func proxies() throws {
    var settings = ServerSettings()
    let name = try #require(HTTPField.Name("X-Forwarded-For"))
    let proxy = try #require(ClientAddress("10.0.0.1"))
    let other = try #require(ClientAddress("10.0.0.2"))
    settings.clientAddressHeader = name
    settings.proxies = [proxy]
    let addressing = ClientAddressing(settings)
    let fields: HTTPFields = [name: "1.1.1.1, 2.2.2.2"]
    #expect(addressing.client(of: fields, from: proxy).description == "2.2.2.2")
    #expect(addressing.client(of: fields, from: other) == other)
    #expect(addressing.client(of: [:], from: proxy) == proxy)
    #expect(addressing.client(of: [name: "1.1.1.1, junk"], from: proxy) == proxy)
    #expect(addressing.isProxy(proxy) && !addressing.isProxy(other))
    settings.clientAddressHeader = nil
    #expect(!ClientAddressing(settings).isProxy(proxy))
  }
}
