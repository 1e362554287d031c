import Fetching
import Keeping
import KoreanCalendar
import MartTestSupport
import Testing

@Suite("The stored form of a snapshot")
struct SnapshotFormTests {
  typealias Form = SnapshotForm<String, String>

  static let samples: [FetchRecord<String, String>] = {
    let failures: [FailedAttempt<String>?] = [
      nil, FailedAttempt(FetchFailure(.offline), at: 1_795_258_950.123),
      FailedAttempt(
        FetchFailure(.init(rawValue: "a code of later"), status: -5, retryAfter: 0.1), at: -3,
        count: .max, context: "a b%\n"),
      FailedAttempt(FetchFailure(.tooMany, status: 429, retryAfter: 120), at: 5, context: ""),
      FailedAttempt(FetchFailure(.server), at: 6, count: 2, context: "A", isAfterChange: true),
    ]
    var samples: [FetchRecord<String, String>] = failures.compactMap { $0.map { .failure($0) } }
    for failure in failures {
      for context in [nil, "", "마포구", "two words", "100%", "line\nline\u{7F}"] {
        for content in ["", "MartFetch 1\ncontent 3\nabc", "가나다\u{0}"] {
          for scope in [FetchScope.all, FetchScope("branches", ["7", "1,2", "100%"])] {
            samples.append(
              .snapshot(
                FetchSnapshot(
                  content, startedAt: 0.1, fetchedAt: 0.1 + 0.2, scope: scope, context: context,
                  failure: failure)))
          }
        }
      }
    }
    return samples
  }()

  @Test("What is written is read back, whatever is in it", arguments: samples)
  func roundTrip(sample: FetchRecord<String, String>) throws {
    let bytes = try Bench.form.bytes(of: sample)
    let read = try Bench.form.read(bytes)
    #expect(read == sample)
    #expect(try Bench.form.bytes(of: read) == bytes)
  }

  @Test("The words of a server are not stored")
  func noMessage() throws {
    let failure = FetchFailure(.server, status: 500, message: "user 1140 at 37.5")
    let bytes = try Bench.form.bytes(of: .failure(FailedAttempt(failure, at: 1)))
    #expect(String(decoding: bytes, as: UTF8.self) == "MartFetch 2\nfailed 1 1.0 server 500 -\n")
  }

  @Test("It is a few lines and then the content")
  func form() throws {
    let failure = FailedAttempt<YearMonth>(
      FetchFailure(.timeout), at: 20, count: 2, context: YearMonth(2026, 12))
    let snapshot = FetchSnapshot(
      "content", startedAt: 9.5, fetchedAt: 10, context: YearMonth(2026, 11), failure: failure)
    let form = SnapshotForm<String, YearMonth>(
      encode: { Array($0.utf8) }, decode: { String(decoding: $0, as: UTF8.self) })
    #expect(
      String(decoding: try form.bytes(of: .snapshot(snapshot)), as: UTF8.self) == """
        MartFetch 2
        failed 2 20.0 timeout - - 2026-12
        fetched 1 all 9.5 10.0 2026-11
        content 7
        content
        """)
  }

  @Test("What version 1 of these lines has was asked for everything, when it came")
  func firstVersion() throws {
    let text = "MartFetch 1\nfailed 2 20.0 timeout - - B\nfetched 1 10.25 A\ncontent 7\ncontent"
    let stored = try Bench.form.read(Array(text.utf8))
    #expect(
      stored
        == .snapshot(
          FetchSnapshot(
            "content", startedAt: 10.25, fetchedAt: 10.25, scope: .all, context: "A",
            failure: FailedAttempt(FetchFailure(.timeout), at: 20, count: 2, context: "B"))))
    let written = String(decoding: try Bench.form.bytes(of: stored), as: UTF8.self)
    #expect(written.hasPrefix("MartFetch 2\n"))
    #expect(try Bench.form.read(Array(written.utf8)) == stored)
  }

  @Test("A scope of more bytes than a line may have is not stored")
  func longScope() throws {
    let scope = FetchScope("branches", (0..<20_000).map { "\($0)" })
    let snapshot = FetchSnapshot<String, String>("x", fetchedAt: 1, scope: scope)
    let error = #expect(throws: StoreError.self) {
      try Bench.form.bytes(of: .snapshot(snapshot))
    }
    #expect(error?.code == .notEncodable)
  }

  @Test("More answers than are ever written are refused", arguments: [16, 17])
  func mostAnswers(count: Int) {
    let line = "fetched 1 all 1.0 1.0\n"
    let text =
      "MartFetch 2\n" + String(repeating: line, count: count)
      + "content" + String(repeating: " 0", count: count) + "\n"
    let stored = try? Bench.form.read(Array(text.utf8))
    #expect(stored?.answers.count == (count > 16 ? nil : count))
  }

  @Test(
    "What is no snapshot is refused with its reason",
    arguments: [
      ("", "truncated"), ("MartFetch 1", "truncated"), ("MartFetch 1\n", "malformed"),
      ("{}\n", "malformed"), ("MartFetch one\n", "malformed"), ("MartFetch 0\n", "malformed"),
      ("MartFetch 01\nfailed 1 1.0 server - -\n", "malformed"),
      ("MartFetch 1\nfetched 1 1.0\n", "truncated"),
      ("MartFetch 1\nfetched 1 1.0\ncontent 3\nab", "truncated"),
      ("MartFetch 1\nfetched 1 1.0\ncontent 3\nabcd", "malformed"),
      ("MartFetch 1\nfetched 1 1\ncontent 0\n", "malformed"),
      ("MartFetch 1\nfetched 1 nan\ncontent 0\n", "malformed"),
      ("MartFetch 1\nfetched 1 inf\ncontent 0\n", "malformed"),
      ("MartFetch 1\nfetched 1 0x10\ncontent 0\n", "malformed"),
      ("MartFetch 1\nfetched -1 1.0\ncontent 0\n", "malformed"),
      ("MartFetch 1\nfetched 1 1.0\ncontent -1\n", "malformed"),
      ("MartFetch 1\nfetched 1 1.0\ncontent +0\n", "malformed"),
      ("MartFetch 1\nfetched 1 1.0 %4\ncontent 0\n", "malformed"),
      ("MartFetch 1\nfetched 1 1.0 %61\ncontent 0\n", "malformed"),
      ("MartFetch 1\nfetched 1 1.0\nfetched 1 1.0\ncontent 0\n", "malformed"),
      ("MartFetch 1\nfailed 0 1.0 server - -\n", "malformed"),
      ("MartFetch 1\nfailed 1 1.0 server - nan\n", "malformed"),
      ("MartFetch 1\nfailed 1 1.0 server -\n", "malformed"),
      ("MartFetch 1\nfailed 1 1.0 server - -\nfailed 1 1.0 server - -\n", "malformed"),
      ("MartFetch 1\nfetched 1 all 1.0 1.0\ncontent 0\n", "malformed"),
      ("MartFetch 1\nfailed 1 1.0 server - -\ncontent\n", "malformed"),
      ("MartFetch 2\nfetched 1 1.0\ncontent 0\n", "malformed"),
      ("MartFetch 2\nfetched 1 all 1.0 1.0\n", "truncated"),
      ("MartFetch 2\nfetched 1 all 1.0 1.0\ncontent 0 0\n", "malformed"),
      ("MartFetch 2\nfetched 1 all 1.0 1.0\nfetched 1 a:1 1.0 1.0\ncontent 1\nx", "malformed"),
      ("MartFetch 2\nfetched 1 all 1.0 1.0\nfetched 1 a:1 1.0 1.0\ncontent 1 2\nxy", "truncated"),
      ("MartFetch 2\nfetched 1 a:2,1 1.0 1.0\ncontent 0\n", "malformed"),
      ("MartFetch 2\nfetched 1 everything 1.0 1.0\ncontent 0\n", "malformed"),
      ("MartFetch 2\nfetched 1 all inf 1.0\ncontent 0\n", "malformed"),
      ("MartFetch 2\nfetched 1 all 1.0 nan\ncontent 0\n", "malformed"),
      ("MartFetch 2\nfetched 1 all 1.0 1.0\nfailed 1 1.0 server - -\ncontent 0\n", "malformed"),
      ("MartFetch 1\nunknown\n", "malformed"), ("MartFetch 1\n\n", "malformed"),
    ])
  func refused(text: String, code: String) {
    let error = #expect(throws: StoreError.self) { try Bench.form.read(Array(text.utf8)) }
    #expect(error?.code.rawValue == code)
  }

  @Test(
    "What a later version stored is said to be that, in its lines and in its content",
    arguments: [
      "MartFetch 3\nanything", "MartFetch 99999999999999999999\n", "MartFetch 2.5\n",
      "MartFetch 2\nfetched 2 all 1.0 1.0\ncontent 0\n",
      "MartFetch 1\nfetched 2 anything new\ncontent 0\n"
        .replacingOccurrences("anything new", "1.0 x"),
    ])
  func later(text: String) {
    let error = #expect(throws: StoreError.self) { try Bench.form.read(Array(text.utf8)) }
    #expect(error?.code == .futureVersion)
  }

  @Test("Every cut and every changed byte is an error or another value, and nothing traps")
  func damage() throws {
    let form = SnapshotForm<[UInt8], String>(encode: { $0 }, decode: { $0 })
    var random = SplitMix64(seed: 21)
    for sample in Self.samples {
      let bytes = try Bench.form.bytes(of: sample)
      for _ in 0..<20 {
        var damaged = bytes
        switch Int.random(in: 0..<3, using: &random) {
        case 0: damaged.removeLast(Int.random(in: 1...bytes.count, using: &random))
        case 1:
          damaged[Int.random(in: 0..<bytes.count, using: &random)] =
            UInt8.random(in: 0...255, using: &random)
        default:
          damaged.insert(
            UInt8.random(in: 0...255, using: &random),
            at: Int.random(in: 0...bytes.count, using: &random))
        }
        do throws(StoreError) {
          #expect(try form.bytes(of: form.read(damaged)) == damaged)
        } catch {
          #expect(!error.value.isEmpty)
        }
      }
    }
  }

  @Test("The map's app: a record of the first version has rain as a whole number, and is migrated")
  func migrated() throws {
    struct Rain: Sendable, Equatable { var amount: Double }
    let first = SnapshotForm<Int, String>(
      encode: { Array("\($0)".utf8) }, decode: { Int(String(decoding: $0, as: UTF8.self)) ?? -1 })
    let second = SnapshotForm<Rain, String>(
      version: 2, encode: { Array("\($0.amount)".utf8) },
      decode: { Rain(amount: Double(String(decoding: $0, as: UTF8.self)) ?? -1) },
      migrate: { bytes, version in
        #expect(version == 1)
        return Rain(amount: Double(String(decoding: bytes, as: UTF8.self)) ?? -1)
      })
    let bytes = try first.bytes(of: .snapshot(FetchSnapshot(30, fetchedAt: 7, context: "마포구")))
    let snapshot = try #require(try second.read(bytes).snapshot)
    #expect(snapshot.content == Rain(amount: 30.0))
    #expect(snapshot.fetchedAt == 7 && snapshot.context == "마포구" && snapshot.version == 1)
    let back = try second.bytes(of: .snapshot(snapshot))
    #expect(try second.read(back).snapshot?.version == 2)
    let future = #expect(throws: StoreError.self) { try first.read(back) }
    #expect(future?.code == .futureVersion)
    let unmigrated = SnapshotForm<Int, String>(version: 2, encode: { _ in [] }, decode: { _ in 0 })
    let past = #expect(throws: StoreError.self) { try unmigrated.read(bytes) }
    #expect(past?.code == .pastVersion)
  }

  @Test("Content that cannot be written or read says so")
  func contentErrors() throws {
    struct Failure: Error {}
    let broken = Form(encode: { _ in throw Failure() }, decode: { _ in throw Failure() })
    let sample = FetchRecord<String, String>.snapshot(FetchSnapshot("x", fetchedAt: 1))
    let write = #expect(throws: StoreError.self) { try broken.bytes(of: sample) }
    #expect(write?.code == .notEncodable)
    let bytes = try Bench.form.bytes(of: sample)
    let read = #expect(throws: StoreError.self) { try broken.read(bytes) }
    #expect(read?.code == .malformed)
  }
}

extension String {
  fileprivate func replacingOccurrences(_ old: String, _ new: String) -> String {
    split(separator: old, omittingEmptySubsequences: false).joined(separator: new)
  }
}
