// Places on the grids of Korean authorities and back, where there is no C library: the printed bits
// must be those of every other platform.
import GeoFiltering

var bits: UInt64 = 0
var (count, refused, fitting) = (0, 0, 0)
for id in 0..<2_000 {
  let north = Double(id) * 0.754_877_666_246_693
  let east = Double(id) * 0.569_840_290_998_053_3
  let latitude = 33.1 + 5.5 * (north - Double(Int(north)))
  let longitude = 124.6 + 4.3 * (east - Double(Int(east)))
  guard let place = Coordinate(latitude: latitude, longitude: longitude) else { continue }
  for grid in KoreanGrid.all {
    guard let plane = place.planeCoordinate(in: grid) else { continue }
    count += 1
    bits = (bits << 1 | bits >> 63) ^ plane.x.bitPattern
    bits = (bits << 1 | bits >> 63) ^ plane.y.bitPattern
    do {
      let back = try plane.coordinate()
      bits = (bits << 1 | bits >> 63) ^ back.latitude.bitPattern
      bits = (bits << 1 | bits >> 63) ^ back.longitude.bitPattern
    } catch {
      refused += 1
    }
    do {
      _ = try PlaneCoordinate(x: plane.y, y: plane.x, in: grid)?.coordinate()
    } catch {
      fitting += error.fittingGrids.count
    }
  }
}
print("planes " + String(count) + " " + String(bits, radix: 16))
print("refused " + String(refused) + ", on another grid " + String(fitting))
