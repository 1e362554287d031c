import Foundation
import GeoFiltering
import Testing

@Suite("Boxes and areas")
struct AreaTests {
  @Test(
    "Defect of the original app: 백령도, 흑산도, 울릉도, 독도 and 마라도 are in South Korea",
    arguments: [
      ("백령도", 37.97, 124.715), ("백령도 west shore", 37.95, 124.61), ("흑산도", 34.684, 125.435),
      ("가거도", 34.06, 125.12), ("울릉도", 37.484, 130.905), ("독도 동도", 37.2408, 131.8696),
      ("독도 서도", 37.2418, 131.8652), ("마라도", 33.117, 126.268), ("고성", 38.5869, 128.3748),
      ("서울", 37.5665, 126.978), ("부산", 35.1796, 129.0756), ("울산", 35.5384, 129.3114),
      ("포항 호미곶", 36.0767, 129.5688), ("가덕도", 35.02, 128.83), ("서귀포", 33.2541, 126.5601),
    ])
  func islands(name: String, latitude: Double, longitude: Double) throws {
    let island = try place(latitude, longitude)
    #expect(ServiceArea.southKorea.contains(island))
    #expect(BoundingBox.southKorea.contains(island))
  }

  @Test(
    "Defect of the original app: Fukuoka, Tsushima and Kitakyushu are not",
    arguments: [
      ("Fukuoka", 33.5902, 130.4017), ("Tsushima", 34.2, 129.29), ("Tsushima north", 34.70, 129.45),
      ("Kitakyushu", 33.852, 130.850), ("Shimonoseki", 33.955, 130.937), ("Iki", 33.783, 129.721),
      ("Sasebo", 33.168, 129.725), ("Oita", 33.233, 131.6), ("Karatsu", 33.443, 129.970),
      ("Yamaguchi", 34.183, 131.473),
    ])
  func neighbours(name: String, latitude: Double, longitude: Double) throws {
    #expect(ServiceArea.southKorea.contains(try place(latitude, longitude)) == false)
  }

  @Test("All four edges and corners of a box belong to it, and nothing beyond them")
  func edges() throws {
    let box = BoundingBox(southWest: try place(33, 124.5), northEast: try place(38.7, 132))
    #expect(box == .southKorea)
    for latitude in [33, 35, 38.7] {
      for longitude in [124.5, 127, 132.0] {
        #expect(box.contains(try place(latitude, longitude)))
      }
    }
    #expect(!box.contains(try place(33.0.nextDown, 127)))
    #expect(!box.contains(try place(38.7.nextUp, 127)))
    #expect(!box.contains(try place(35, 124.5.nextDown)))
    #expect(!box.contains(try place(35, 132.0.nextUp)))
  }

  @Test("A box over the 180th meridian holds both its sides")
  func antimeridian() throws {
    let box = try #require(BoundingBox(south: -20, west: 170, north: -10, east: -170))
    #expect(box.crossesAntimeridian)
    #expect(box.contains(try place(-15, 175)))
    #expect(box.contains(try place(-15, -175)))
    #expect(box.contains(try place(-15, 180)))
    #expect(!box.contains(try place(-15, 0)))
    #expect(!BoundingBox.southKorea.crossesAntimeridian)
  }

  @Test("Numbers from outside that make no box are refused")
  func refused() {
    #expect(BoundingBox(south: 38, west: 124, north: 33, east: 132) == nil)
    #expect(BoundingBox(south: .nan, west: 124, north: 33, east: 132) == nil)
    #expect(BoundingBox(south: 33, west: 124, north: 91, east: 132) == nil)
    #expect(BoundingBox(south: 33, west: -181, north: 38, east: 132) == nil)
  }

  @Test("The smallest box around places touches them")
  func enclosing() throws {
    let places = [try place(37, 127), try place(35, 129), try place(36, 126)]
    let box = try #require(BoundingBox(enclosing: places))
    #expect(box.southWest == (try place(35, 126)))
    #expect(box.northEast == (try place(37, 129)))
    #expect(BoundingBox(enclosing: [Coordinate]()) == nil)
  }

  @Test("A box upside down is a programmer's error")
  func upsideDown() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = BoundingBox(southWest: try place(38, 124), northEast: try place(33, 132))
    }
    #if DEBUG
      let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(message.contains("38.0") && message.contains("33.0"))
    #else
      _ = result
    #endif
  }

  @Test("Boxes and areas survive storage, and an upside-down box does not")
  func storage() throws {
    let data = try JSONEncoder().encode(ServiceArea.southKorea)
    #expect(try JSONDecoder().decode(ServiceArea.self, from: data) == .southKorea)
    let upsideDown =
      #"{"southWest":{"latitude":38,"longitude":124},"northEast":{"latitude":33,"longitude":132}}"#
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(BoundingBox.self, from: Data(upsideDown.utf8))
    }
  }

  @Test("An area without boxes holds no place")
  func emptyArea() throws {
    #expect(!ServiceArea([]).contains(try place(37, 127)))
  }
}
