import Favorites
import Foundation
import GeoFiltering
import MartCatalog
import MartModels
import Testing

@Suite("Requests to the server")
struct CatalogRequestTests {
  @Test("Requests are written as the original server reads them")
  func texts() throws {
    #expect(CatalogRequest.all.text == "/api/marts")
    #expect(CatalogRequest.martTypes.text == "/api/marts/types")
    #expect(CatalogRequest(id: 7)?.text == "/api/marts/7")
    #expect(CatalogRequest(ids: [5, 1, 5, 1, 3])?.text == "/api/marts?ids=5,1,3")
    #expect(CatalogRequest(ids: try FavoriteList([7, 3]))?.text == "/api/marts?ids=7,3")
    #expect(
      CatalogRequest(sortedBy: [.init(.martType), .init(.branchName, isDescending: true)]).text
        == "/api/marts?sort=martType:asc,branchName:desc")
    #expect(CatalogRequest(sortedBy: []) == .all)
    #expect(CatalogRequest(mart: .homeplusExpress)?.path == "/api/marts/types/homeplus_express")
    #expect(CatalogRequest(mart: Mart(serverName: "새마트")) == nil)
  }

  @Test("Without a number there is no request, never one for somebody else's branch")
  func noIDs() {
    #expect(CatalogRequest(ids: []) == nil)
    #expect(CatalogRequest(ids: FavoriteList<Int>()) == nil)
    #expect(CatalogRequest(ids: [-1, -2]) == nil)
  }

  @Test(
    "A place is written in decimals, and a radius as the server takes it",
    arguments: [
      (37.4979, 127.0276, 2, "latitude=37.4979&longitude=127.0276&distance=2"),
      (37.0, 127.0, 0, "latitude=37&longitude=127&distance=1"),
      (-0.00001, 1e-9, 99, "latitude=-0.00001&longitude=0&distance=50"),
      (37.123456789, -127.00000004, 8, "latitude=37.1234568&longitude=-127&distance=8"),
      (90, -180, 3, "latitude=90&longitude=-180&distance=3"),
    ])
  func places(latitude: Double, longitude: Double, kilometers: Int, query: String) throws {
    let place = try #require(Coordinate(latitude: latitude, longitude: longitude))
    let request = CatalogRequest(near: place, within: SearchRadius(clamping: kilometers))
    #expect(request.query == query)
    #expect(request.text == "/api/marts?" + query)
  }

  @Test(
    "A mart's name from outside stays one part of the path",
    arguments: ["../x", "a/b?c#d", "새마트", "..", "A b%"])
  func hostileTypes(value: String) throws {
    let path = CatalogRequest(type: MartType(value: value, displayName: "x")).path
    let last = try #require(path.split(separator: "/").last)
    #expect(path.split(separator: "/").count == 4)
    #expect(!last.contains(".") && !last.contains("?") && !last.contains("#"))
    #expect(String(last).removingPercentEncoding == value)
  }
}

@Suite("The marts that the server knows")
struct MartTypesTests {
  private func types(_ json: String) throws -> MartTypes {
    try JSONDecoder().decode(MartTypes.self, from: Data(json.utf8))
  }

  @Test("The list is read, a new mart among them, and written back")
  func list() throws {
    let text =
      #"[{"value":"emart_traders","displayName":"이마트 트레이더스"},{"value":"newmart","displayName":"새마트"}]"#
    for json in [text, #"{"code":"OK","message":"","data":\#(text)}"#] {
      let types = try types(json)
      #expect(types.types.map(\.mart) == [.traders, Mart(serverName: "새마트")])
      #expect(types.issues.isEmpty)
      #expect(types.type(of: Mart(serverName: "새마트"))?.value == "newmart")
      #expect(types.type(of: .costco) == nil)
      let again = try JSONDecoder().decode(MartTypes.self, from: JSONEncoder().encode(types))
      #expect(again == types)
    }
    #expect(
      CatalogRequest(type: try #require(try types(text).types.last)).text
        == "/api/marts/types/newmart")
    #expect(MartTypes.original.types.count == 7)
    #expect(MartTypes.original.types.map(\.value).contains("homeplus_express"))
  }

  @Test("A bad entry is left out and reported, and costs no other")
  func badEntries() throws {
    let types = try types(
      #"""
      [null,5,"x",{},{"value":"a"},{"value":"","displayName":"b"},{"value":7,"displayName":"b"},
       {"value":"ok","displayName":"오케이"},{"value":"ok","displayName":"또"},{"value":"c","displayName":null}]
      """#)
    #expect(types.types.map(\.displayName) == ["오케이"])
    #expect(types.issues.map(\.row) == [0, 1, 2, 3, 4, 5, 6, 8, 9])
    #expect(
      types.issues.map(\.field)
        == [nil, nil, nil, "value", "displayName", "value", "value", "value", "displayName"])
  }

  @Test("An empty list replaces none that is known")
  func updates() throws {
    let known = MartTypes.original
    #expect(known.updated(by: MartTypes([])) == known)
    let newer = MartTypes([MartType(value: "newmart", displayName: "새마트")])
    #expect(known.updated(by: newer) == newer)
  }

  @Test("Keys of files are safe names that no other mart has")
  func keys() {
    let values = [
      "emart", "Emart", "../emart", "..", "", "새마트", "e mart", "-65", "A",
      String(repeating: "x", count: 300),
      String(repeating: "x", count: 301), "emart/", "emart\u{0}",
    ]
    var keys = Set<String>()
    for value in values {
      let type = MartType(value: value, displayName: "x")
      for key in [type.logo.key, type.license.key] {
        #expect(key.utf8.count <= 100)
        #expect(
          key.utf8.allSatisfy {
            ($0 >= 0x61 && $0 <= 0x7A) || ($0 >= 0x30 && $0 <= 0x39) || $0 == 0x2D || $0 == 0x5F
          })
        #expect(keys.insert(key).inserted, "\(value)")
      }
    }
  }

  @Test("The stored copy is there first, and a file too large or empty replaces nothing")
  func contents() {
    let logo = MartType(value: "emart", displayName: "이마트").logo
    let (stored, fetched): ([UInt8], [UInt8]) = ([1], [2])
    #expect(logo.content(stored: stored, fetched: nil) == stored)
    #expect(logo.content(stored: stored, fetched: fetched) == fetched)
    #expect(logo.content(stored: nil, fetched: nil) == nil)
    #expect(logo.content(stored: stored, fetched: []) == stored)
    let largest = [UInt8](repeating: 0, count: 102_400)
    #expect(logo.content(stored: stored, fetched: largest) == largest)
    #expect(logo.content(stored: stored, fetched: largest + [0]) == stored)
  }
}
