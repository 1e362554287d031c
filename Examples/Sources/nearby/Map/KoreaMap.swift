import ExampleSupport
import MartHolidayKit

/// A map of Korea for today and one for tomorrow, side by side, as an SVG picture.
///
/// The drawing depends on nothing but its input, so the same stores give the same file. Its colors
/// are those of a light or a dark page, as the reader has it; what they say, shapes say too.
struct KoreaMap {
  let stores: Stores
  let zoom: Int
  private let panels: [MapPanel]
  private let view = MapView()

  private static let margin = 20.0
  private static let top = 92.0
  private static let bottom = 52.0

  init(stores: Stores, zoom: Int, here: Coordinate?, radius: SearchRadius) {
    self.stores = stores
    self.zoom = zoom
    panels = Stores.Day.allCases.map {
      MapPanel(stores, $0, zoom: zoom, here: here, radius: radius)
    }
  }

  /// What was drawn, and what was left out.
  func summary(path: String) -> [String] {
    let count = panels.first?.markerCount ?? 0
    let drawn = stores.language(
      "\(path): 매장 \(stores.all.count)곳을 표시 \(count)개로 그렸습니다 (확대 \(zoom)).",
      "\(path): \(stores.all.count) marts as \(count) markers at zoom \(zoom).")
    return [drawn] + [stores.leftOut].compactMap { $0 }
  }

  /// The picture.
  func svg() -> String {
    let width = 2 * view.width + 3 * Self.margin
    let height = Self.top + view.height + Self.bottom
    let title = stores.language("오늘과 내일 문 여는 매장", "Which marts are open today and tomorrow")
    var svg = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Int(width)) \(Int(height))" \
      width="\(Int(width))" height="\(Int(height))" font-size="15" \
      font-family="'Noto Sans KR','Noto Sans CJK KR','Apple SD Gothic Neo','Malgun Gothic',sans-serif">
      <title>\(SVG.escaped(title))</title>
      <style>\(Self.style)</style>
      <defs>
      <clipPath id="panel"><rect width="\(SVG.fixed(view.width))" height="\(SVG.fixed(view.height))" rx="12"/></clipPath>
      <g id="land">\(land())</g>
      </defs>
      <rect class="paper" width="100%" height="100%"/>
      <text class="title" x="\(SVG.fixed(Self.margin))" y="40">\(SVG.escaped(title))</text>

      """
    for (place, panel) in panels.enumerated() {
      let left = SVG.fixed(Self.margin + Double(place) * (view.width + Self.margin))
      let day = SVG.escaped(stores.heading(of: panel.day))
      svg += "<text class=\"day\" x=\"\(left)\" y=\"\(SVG.fixed(Self.top - 14))\">\(day)</text>\n"
      svg +=
        "<g transform=\"translate(\(left) \(SVG.fixed(Self.top)))\" clip-path=\"url(#panel)\">\n"
      svg += panel.svg() + "</g>\n"
    }
    let notes = [
      stores.language("숫자는 한 곳에 모인 매장의 수입니다.", "A number counts stores that are close together."),
      stores.leftOut,
    ].compactMap { $0 }.joined(separator: " ")
    svg +=
      "<text class=\"note\" x=\"\(SVG.fixed(Self.margin))\" y=\"\(SVG.fixed(height - 20))\">"
      + "\(SVG.escaped(notes))</text>\n"
    return svg + "</svg>\n"
  }

  private static let palette = Palette([
    "paper": ("#fff", "#12171b"), "sea": ("#dceaf4", "#18252f"),
    "land": ("#fbf8f0", "#2b363e"), "coast": ("#93acba", "#58717f"),
    "north": ("#e6e8e6", "#232c32"), "ink": ("#1f3a49", "#eaf1f5"),
    "soft": ("#4d6675", "#a9bcc7"), "faint": ("#6c818c", "#91a6b2"),
    "open": ("#1b7f52", "#56c993"), "closed": ("#c42f28", "#ff7d74"),
    "unknown": ("#5f6c74", "#a7b4bc"), "sign": ("#fff", "#10161a"),
    "here": ("#2467c9", "#6aa8ff"),
  ])

  private static let style = palette.style([
    ".paper": "fill:$paper",
    ".sea": "fill:$sea",
    ".land": "fill:$land;stroke:$coast;stroke-width:1.3;stroke-linejoin:round",
    ".north": "fill:$north;stroke:$coast;stroke-width:.8",
    ".title": "fill:$ink;font-size:26px;font-weight:700",
    ".day": "fill:$ink;font-size:19px;font-weight:700",
    ".note": "fill:$soft",
    ".town": "fill:$faint;font-size:13px;text-anchor:middle",
    ".label": "fill:$ink;font-weight:600;text-anchor:middle",
    ".leader": "fill:none;stroke:$soft;stroke-width:1",
    ".open": "fill:$open;stroke:$paper;stroke-width:1.2",
    ".closed": "fill:$closed;stroke:$paper;stroke-width:1.2",
    ".unknown": "fill:$unknown;stroke:$paper;stroke-width:1.2",
    ".sign": "fill:none;stroke:$sign;stroke-width:2.4;stroke-linecap:round;stroke-linejoin:round",
    ".number": "fill:$sign;font-size:13px;font-weight:700;text-anchor:middle",
    ".around": "fill:$here;fill-opacity:.14;stroke:$here;stroke-opacity:.6",
    ".here": "fill:$here;stroke:$paper;stroke-width:2",
    ".legend": "fill:$ink",
    ".box": "fill:$paper;fill-opacity:.85",
    ".count": "font-weight:700;text-anchor:end",
  ])

  private func land() -> String {
    var svg =
      "<rect class=\"sea\" width=\"\(SVG.fixed(view.width))\" height=\"\(SVG.fixed(view.height))\"/>\n"
    for (place, coast) in view.coasts.enumerated() {
      svg += "<path class=\"\(place == 0 ? "north" : "land")\" d=\"\(path(coast))\"/>\n"
    }
    for dot in KoreaOutline.dots {
      let point = view.position(latitude: dot.latitude, longitude: dot.longitude)
      svg +=
        "<circle class=\"land\" cx=\"\(SVG.fixed(point.x))\" cy=\"\(SVG.fixed(point.y))\" r=\"2.2\"/>\n"
    }
    return svg
  }

  /// A closed curve through the points, rounded a little at each.
  private func path(_ places: [MapPoint]) -> String {
    let count = places.count
    func text(_ x: Double, _ y: Double) -> String { "\(SVG.fixed(x)),\(SVG.fixed(y))" }
    var path = "M" + text(places[0].x, places[0].y)
    for index in 0..<count {
      let (before, from) = (places[(index + count - 1) % count], places[index])
      let (to, after) = (places[(index + 1) % count], places[(index + 2) % count])
      path +=
        "C\(text(from.x + (to.x - before.x) / 9, from.y + (to.y - before.y) / 9)) "
        + "\(text(to.x - (after.x - from.x) / 9, to.y - (after.y - from.y) / 9)) \(text(to.x, to.y))"
    }
    return path + "Z"
  }
}
