/// Runs an operation a given number of times and returns a checksum of the results.
///
/// The loop belongs to the workload, so that the call under test is inlined as it would be in an
/// app; the checksum keeps the optimizer from removing it.
public typealias Workload = (_ count: Int) throws -> Int

/// The clock that a measurement is read from.
public enum Clock: String, Sendable {
  /// The time of the calling thread on a processor; other programs on the machine do not count.
  case processor
  /// The time on the wall, for work that waits for a disk or for other threads.
  case wall
}

/// What a measurement has to reach.
public struct Target: Sendable {
  /// The longest time of one operation in nanoseconds.
  public var nanoseconds: Double?
  /// How many times faster than its peer, at least.
  public var timesFaster: Double?
  /// How much of the peer's time, at most.
  public var peerTime: Double?
  /// How many allocations one operation may make.
  public var allocations: Double?

  /// Makes a target; a limit that is not given is not checked.
  public init(
    nanoseconds: Double? = nil, timesFaster: Double? = nil, peerTime: Double? = nil,
    allocations: Double? = nil
  ) {
    self.nanoseconds = nanoseconds
    self.timesFaster = timesFaster
    self.peerTime = peerTime
    self.allocations = allocations
  }
}

/// One operation to measure, with its target and, optionally, a peer that does the same.
public struct Benchmark: Sendable {
  /// What is measured, in a few words.
  public var name: String
  /// What it has to reach.
  public var target: Target
  /// The clock it is read from.
  public var clock: Clock
  var setUp: @Sendable () throws -> Workload
  var peer: Peer?

  struct Peer: Sendable {
    var name: String
    var agrees: Bool
    var setUp: @Sendable () throws -> Workload
  }

  /// Makes a benchmark.
  ///
  /// - Parameters:
  ///   - name: what is measured, at most 31 characters.
  ///   - target: what it has to reach.
  ///   - clock: `.wall` for work that waits.
  ///   - setUp: makes the inputs, which is not measured, and returns the workload.
  public init(
    _ name: String, target: Target = Target(), clock: Clock = .processor,
    setUp: @escaping @Sendable () throws -> Workload
  ) {
    self.name = name
    self.target = target
    self.clock = clock
    self.setUp = setUp
  }

  /// Adds a peer whose batches alternate with those of the measurement.
  ///
  /// - Parameters:
  ///   - name: the peer's own name.
  ///   - agreeing: whether both must return the same checksum for the same count, which shows
  ///     that they did the same work.
  ///   - setUp: as for the measurement itself.
  public func beside(
    _ name: String, agreeing: Bool = true, setUp: @escaping @Sendable () throws -> Workload
  ) -> Benchmark {
    var copy = self
    copy.peer = Peer(name: name, agrees: agreeing, setUp: setUp)
    return copy
  }
}

/// The measurements of one module.
public struct BenchmarkSuite: Sendable {
  /// The module.
  public var name: String
  /// Its measurements, in the order of the table.
  public var benchmarks: [Benchmark]

  /// Makes a suite.
  public init(_ name: String, _ benchmarks: [Benchmark]) {
    self.name = name
    self.benchmarks = benchmarks
  }
}
