import BenchmarkHarness
import Foundation

extension Outcome {
  private struct Line: Encodable {
    var suite: String
    var name: String
    var nanoseconds: Double
    var fastestNanoseconds: Double
    var allocations: Double?
    var bytes: Double?
    var peer: String?
    var peerNanoseconds: Double?
    var timesFaster: Double?
    var agrees: Bool?
    var batches: Int
    var operations: Int
    var checksum: Int
    var meetsTarget: Bool?
  }

  /// The outcome as one line of JSON with sorted keys.
  func jsonLine() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let line = Line(
      suite: suite, name: name, nanoseconds: nanoseconds, fastestNanoseconds: fastest,
      allocations: allocations, bytes: bytes, peer: peer?.name,
      peerNanoseconds: peer?.nanoseconds, timesFaster: timesFaster, agrees: agrees,
      batches: batches, operations: operations, checksum: checksum, meetsTarget: meetsTarget)
    return String(decoding: try encoder.encode(line), as: UTF8.self)
  }
}
