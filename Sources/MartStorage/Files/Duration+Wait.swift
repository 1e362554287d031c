extension Duration {
  /// A wait that the clock can hold: not negative, and at most 2³² seconds, some 136 years.
  package var boundedWait: Duration { min(max(self, .zero), .seconds(Int64(1) << 32)) }
}
