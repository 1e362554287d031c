extension SearchRadius {
  /// An older name of `originalMapZoom`.
  @available(*, deprecated, renamed: "originalMapZoom")
  public var mapZoom: Int { originalMapZoom }

  /// An older spelling of `init(originalMapZoom:)`.
  @available(*, deprecated, renamed: "init(originalMapZoom:)")
  public init?(mapZoom zoom: Int) { self.init(originalMapZoom: zoom) }

  /// The radii in kilometers that the original app shows at a zoom.
  @available(*, deprecated, message: "ask originalMapZoom of a radius")
  public static func kilometers(atMapZoom zoom: Int) -> ClosedRange<Int>? {
    kilometers(atOriginalMapZoom: zoom)
  }
}
