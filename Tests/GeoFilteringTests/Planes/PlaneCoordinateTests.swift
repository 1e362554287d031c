import GeoFiltering
import MartTestSupport
import Testing

@Suite("Plane coordinates")
struct PlaneCoordinateTests {
  /// The meters between two places that are next to each other; within 0.1 mm of pyproj's geodesic.
  private func meters(_ place: Coordinate, _ pair: PlanePair) -> Double {
    let north = (place.latitude - pair.latitude) * 111_320
    let east = (place.longitude - pair.longitude) * 92_000
    return (north * north + east * east).squareRoot()
  }

  private func meters(_ plane: PlaneCoordinate, _ x: Double, _ y: Double) -> Double {
    ((plane.x - x) * (plane.x - x) + (plane.y - y) * (plane.y - y)).squareRoot()
  }

  @Test("A place on a grid is within a tenth of a millimeter of where PROJ has it")
  func toWGS84() throws {
    for pair in PlanePair.known + PlanePair.toWGS84 {
      let grid = try #require(KoreanGrid(epsgCode: pair.epsgCode))
      let plane = try #require(PlaneCoordinate(x: pair.x, y: pair.y, in: grid))
      #expect(meters(try plane.coordinate(), pair) < 1e-4, "\(pair)")
    }
  }

  @Test("A place on WGS84 is on a grid within ten micrometers of where PROJ has it")
  func fromWGS84() throws {
    for pair in PlanePair.fromWGS84 {
      let grid = try #require(KoreanGrid(epsgCode: pair.epsgCode))
      let place = try place(pair.latitude, pair.longitude)
      let plane = try #require(place.planeCoordinate(in: grid))
      #expect(meters(plane, pair.x, pair.y) < 1e-5, "\(pair)")
      #expect(plane.grid == grid)
    }
  }

  @Test("The rows of the two grids of the register differ by some 300 m, and so do their places")
  func datums() throws {
    let rows = PlanePair.known.filter { $0.epsgCode == 5_174 }
    for row in rows {
      let plane = try #require(PlaneCoordinate(x: row.x, y: row.y, in: .centralBelt2002))
      let away = meters(try plane.coordinate(), row)
      #expect(away > 250 && away < 450, "\(row): \(away)")
    }
    #expect(rows.count == 24)
  }

  @Test(
    "There and back again is the same place, and within 6 mm on another datum",
    arguments: KoreanGrid.all)
  func roundTrip(grid: KoreanGrid) throws {
    var random = SplitMix64(seed: 0x51_74)
    let isOtherDatum = [5_174, 2_097, 5_178].contains(grid.epsgCode)
    for _ in 0..<500 {
      let place = try place(
        Double.random(in: 33.01...38.69, using: &random),
        Double.random(in: 124.51...128.99, using: &random))
      let plane = try #require(place.planeCoordinate(in: grid))
      let back = try #require(try plane.coordinate().planeCoordinate(in: grid))
      #expect(
        meters(back, plane.x, plane.y) < (isOtherDatum ? 0.006 : 5e-6), "seed 0x5174, \(place)")
    }
  }

  @Test("North is up and east is right, with the origins of the grids", arguments: KoreanGrid.all)
  func directions(grid: KoreanGrid) throws {
    let here = try #require(try place(37.5, 127.5).planeCoordinate(in: grid))
    let north = try #require(try place(37.6, 127.5).planeCoordinate(in: grid))
    let east = try #require(try place(37.5, 127.6).planeCoordinate(in: grid))
    #expect(north.y - here.y > 11_000 && (north.x - here.x).magnitude < 100)
    #expect(east.x - here.x > 8_800 && (east.y - here.y).magnitude < 100)
  }

  @Test("What is not in Korea is refused with the grids that would fit")
  func otherGrid() throws {
    // The city hall of 서울 on each grid, declared as each other one.
    let hall = try place(37.566_3, 126.977_9)
    let near: [[KoreanGrid]] = [
      [.unified2002, .unified1985], [.centralBelt2002, .modifiedCentralBelt1985, .centralBelt1985],
      [.centralBelt2010],
    ]
    for grid in KoreanGrid.all {
      let plane = try #require(hall.planeCoordinate(in: grid))
      let fitting = try #require(near.first { $0.contains(grid) })
      for declared in KoreanGrid.all {
        let other = try #require(PlaneCoordinate(x: plane.x, y: plane.y, in: declared))
        do {
          let place = try other.coordinate()
          #expect(ServiceArea.southKorea.contains(place))
        } catch {
          #expect(!fitting.contains(declared))
          #expect(error.code == .otherGrid)
          #expect(error.plane == other)
          #expect(error.fittingGrids.contains(grid), "\(grid) as \(declared)")
        }
      }
    }
  }

  @Test("A number of the unified grid is refused on a belt, which names the unified grids")
  func unified() throws {
    let plane = try #require(
      PlaneCoordinate(x: 953_901, y: 1_952_032, in: .modifiedCentralBelt1985))
    let error = #expect(throws: PlaneCoordinateError.self) { try plane.coordinate() }
    #expect(error?.code == .otherGrid)
    #expect(error?.fittingGrids == [.unified2002, .unified1985])
  }

  @Test(
    "Numbers that are nowhere in Korea fit no grid",
    arguments: [
      (0.0, 0.0), (-1, -1), (1e300, 1e300), (-1e300, 5), (126.978, 37.566), (2e5, 9e6), (1e7, 5e5),
      (.leastNonzeroMagnitude, -.greatestFiniteMagnitude),
    ])
  func nowhere(x: Double, y: Double) throws {
    for grid in KoreanGrid.all {
      let plane = try #require(PlaneCoordinate(x: x, y: y, in: grid))
      let error = #expect(throws: PlaneCoordinateError.self) { try plane.coordinate() }
      #expect(error?.code == .outsideKorea)
      #expect(error?.fittingGrids == [])
    }
  }

  @Test("What is not finite is no plane coordinate")
  func notFinite() {
    for (x, y) in [(Double.nan, 0.0), (0, .nan), (.infinity, 0), (0, -.infinity)] {
      #expect(PlaneCoordinate(x: x, y: y, in: .unified2002) == nil)
    }
  }

  @Test("A place outside Korea has no plane coordinate")
  func outside() throws {
    for (latitude, longitude) in [
      (33.590_2, 130.401_7), (0, 0), (90, 0), (-37.5, 127), (34.2, 129.3),
    ] {
      for grid in KoreanGrid.all {
        #expect(try place(latitude, longitude).planeCoordinate(in: grid) == nil)
      }
    }
  }

  @Test("Each grid has its number, and no other number has a grid")
  func codes() {
    #expect(KoreanGrid.all.map(\.epsgCode) == [5_179, 5_186, 5_181, 5_174, 2_097, 5_178])
    let named: [KoreanGrid] = [
      .unified2002, .centralBelt2010, .centralBelt2002, .modifiedCentralBelt1985, .centralBelt1985,
      .unified1985,
    ]
    #expect(KoreanGrid.all == named)
    for grid in named { #expect(KoreanGrid(epsgCode: grid.epsgCode) == grid) }
    for code in [4_326, 0, -5_174, 5_175, .max, .min] {
      #expect(KoreanGrid(epsgCode: code) == nil)
    }
  }
}
