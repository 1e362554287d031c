import ExampleSupport
import MartHolidayKit

/// The sign of a state as a shape, so that no font and no color is needed to tell them apart.
enum WidgetSign {
  static func svg(
    _ symbol: WidgetSymbol, x: Double, y: Double, radius: Double, color: String, card: String
  ) -> String {
    let unit = radius / 15
    let head =
      "<g transform=\"translate(\(SVG.fixed(x)) \(SVG.fixed(y))) "
      + "scale(\(unit == 1 ? "1" : "0.87"))\">"
    return head + shape(symbol, color, card) + "</g>\n"
  }

  private static func shape(_ symbol: WidgetSymbol, _ color: String, _ card: String) -> String {
    let disc = "<circle r=\"15\" fill=\"\(color)\"/>"
    let ring = "<circle r=\"13.5\" fill=\"none\" stroke=\"\(color)\" stroke-width=\"3\"/>"
    func line(_ path: String, _ color: String) -> String {
      "<path d=\"\(path)\" fill=\"none\" stroke=\"\(color)\" stroke-width=\"3.2\" "
        + "stroke-linecap=\"round\" stroke-linejoin=\"round\"/>"
    }
    switch symbol {
    case .closedToday: return disc + line("M-5.5 -5.5L5.5 5.5M5.5 -5.5L-5.5 5.5", card)
    case .closesTomorrow:
      return "<path d=\"M0 -14L15 12H-15Z\" fill=\"\(color)\" stroke=\"\(color)\" "
        + "stroke-width=\"2\" stroke-linejoin=\"round\"/>" + line("M0 -4V3M0 8.2V8.3", card)
    case .earlyClosing: return ring + line("M0 -6.5V0.5L5 4", color)
    case .open: return ring + line("M-5.5 0.5L-1.5 4.8L6 -4", color)
    case .unknown, .missing:
      return ring + line("M-3.8 -4A4 4 0 1 1 1.4 -0.6C0.4 0 0 0.6 0 2M0 6.4V6.5", color)
    case .temporarilyClosed:
      return "<rect x=\"-14\" y=\"-14\" width=\"28\" height=\"28\" rx=\"6\" fill=\"none\" "
        + "stroke=\"\(color)\" stroke-width=\"3\"/>" + line("M-4 -5V5M4 -5V5", color)
    case .closedForGood:
      return "<rect x=\"-15\" y=\"-15\" width=\"30\" height=\"30\" rx=\"6\" fill=\"\(color)\"/>"
        + line("M-6.5 0H6.5", card)
    }
  }
}
