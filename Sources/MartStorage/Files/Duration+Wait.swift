extension Duration {
  /// The time to wait for at most: none that is negative, and more than a hundred years is for ever;
  /// much more would not fit the clock.
  package var boundedWait: Duration { min(max(self, .zero), .seconds(Int64(1) << 32)) }
}
