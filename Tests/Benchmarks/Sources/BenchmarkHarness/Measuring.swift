import AllocationCounter

/// What was measured.
public struct Outcome: Sendable {
  /// The module and the name of the measurement.
  public var suite: String
  /// The name of the measurement.
  public var name: String
  /// The median time of one operation in nanoseconds.
  public var nanoseconds: Double
  /// The time of the fastest batch, for one operation.
  public var fastest: Double
  /// The allocations of one operation, `nil` where they cannot be counted.
  public var allocations: Double?
  /// The bytes that one operation asked for.
  public var bytes: Double?
  /// The peer's name and median time.
  public var peer: (name: String, nanoseconds: Double)?
  /// Whether the peer returned the same checksum, `nil` when that is not asked.
  public var agrees: Bool?
  /// The batches of the median and the operations in each.
  public var batches: Int
  /// The operations in each batch.
  public var operations: Int
  /// The sum of the checksums, printed so that no result is unused.
  public var checksum: Int
  /// What it had to reach.
  public var target: Target

  /// How many times faster than the peer.
  public var timesFaster: Double? { peer.map { $0.nanoseconds / nanoseconds } }

  /// Whether every limit of the target is kept; `nil` when there is none.
  public var meetsTarget: Bool? {
    var limits: [Bool] = []
    if let most = target.nanoseconds { limits.append(nanoseconds <= most) }
    if let least = target.timesFaster, let ratio = timesFaster { limits.append(ratio >= least) }
    if let most = target.peerTime, let ratio = timesFaster { limits.append(1 / ratio <= most) }
    if let most = target.allocations, let allocations { limits.append(allocations <= most) }
    if agrees == false { limits.append(false) }
    return limits.isEmpty ? nil : limits.allSatisfy { $0 }
  }
}

/// How long the measurements may take.
public struct Effort: Sendable {
  /// The least time of a batch in nanoseconds; shorter operations are repeated.
  public var batchNanoseconds: Double
  /// The most batches of one measurement; an odd number has one median.
  public var batches: Int
  /// The time that the batches of one measurement may take, with its peer, in nanoseconds.
  public var budgetNanoseconds: Double

  /// Makes an effort that ends within about a given time for each measurement.
  public init(seconds: Double) {
    batchNanoseconds = 1_000_000
    batches = 31
    budgetNanoseconds = seconds * 1e9
  }
}

extension Benchmark {
  /// Measures the operation and its peer in alternating batches.
  public func run(in suite: String, effort: Effort) throws -> Outcome {
    let ours = try Runner(setUp(), clock: clock)
    let theirs = try peer.map { try Runner($0.setUp(), clock: clock) }
    try ours.calibrate(toNanoseconds: effort.batchNanoseconds)
    try theirs?.calibrate(toNanoseconds: effort.batchNanoseconds)

    let pair = ours.batchTime + (theirs?.batchTime ?? 0)
    let affordable = min(effort.batches, max(3, Int(effort.budgetNanoseconds / max(pair, 1))))
    for _ in 0..<affordable {
      try ours.runBatch()
      try theirs?.runBatch()
    }

    var agrees: Bool?
    if let peer, let theirs, peer.agrees {
      let count = min(ours.count, theirs.count, 1_000)
      agrees = try ours.workload(count) == theirs.workload(count)
    }
    let heap = try ours.heapUse()
    return Outcome(
      suite: suite, name: name, nanoseconds: ours.median, fastest: ours.fastest,
      allocations: heap?.allocations, bytes: heap?.bytes,
      peer: zip(peer, theirs).map { ($0.name, $1.median) }, agrees: agrees,
      batches: affordable, operations: ours.count, checksum: ours.checksum, target: target)
  }
}

private func zip<A, B>(_ a: A?, _ b: B?) -> (A, B)? {
  guard let a, let b else { return nil }
  return (a, b)
}

/// Times batches of one workload.
final class Runner {
  let workload: Workload
  private let now: () -> UInt64
  private(set) var count = 1
  private(set) var batchTime: Double = 0
  private(set) var checksum = 0
  private var samples: [Double] = []

  init(_ workload: @escaping Workload, clock: Clock) {
    self.workload = workload
    now = clock == .processor ? { thread_nanoseconds() } : { wall_nanoseconds() }
  }

  /// Doubles the count until a batch is long enough for the clock; this also warms up.
  func calibrate(toNanoseconds least: Double) throws {
    batchTime = try time()
    while batchTime < least, count < 1 << 40 {
      let wanted = least / max(batchTime, 1)
      count = count * max(2, min(16, Int(wanted.rounded(.up))))
      batchTime = try time()
    }
  }

  func runBatch() throws { samples.append(try time() / Double(count)) }

  var median: Double {
    let sorted = samples.sorted()
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }

  var fastest: Double { samples.min() ?? .nan }

  /// The heap use of one operation, averaged over a batch that is not timed.
  func heapUse() throws -> (allocations: Double, bytes: Double)? {
    guard allocation_counter_is_available() else { return nil }
    let operations = min(count, 1_000)
    checksum = checksum &+ (try workload(operations))
    allocation_counter_start()
    let result = try workload(operations)
    let use = allocation_counter_stop()
    checksum = checksum &+ result
    return (Double(use.allocations) / Double(operations), Double(use.bytes) / Double(operations))
  }

  private func time() throws -> Double {
    let start = now()
    let result = try workload(count)
    let end = now()
    checksum = checksum &+ result
    return Double(end - start)
  }
}
