// What unit tests use of Swift Testing, for a program of Embedded Swift.

nonisolated(unsafe) private var checks = 0
nonisolated(unsafe) private var seededChecks = 0
nonisolated(unsafe) private var wrong = 0
nonisolated(unsafe) private var current = ""
nonisolated(unsafe) private var isSeeded = false
/// Of each check of a test without chance: where it stands and whether it holds.
nonisolated(unsafe) private var sum: UInt64 = 0xCBF2_9CE4_8422_2325

func begin(_ test: String, isSeeded seeded: Bool) {
  current = test
  isSeeded = seeded
}

func conclude() {
  let chance = seededChecks > 0 ? ", and others by chance" : ""
  print("\(checks) checks, \(wrong) wrong, sum \(String(sum, radix: 16))" + chance)
}

private func note(_ holds: Bool, _ line: Int) {
  if isSeeded {
    seededChecks += 1
  } else {
    checks += 1
    sum = (sum ^ UInt64(line) << 1 ^ (holds ? 1 : 0)) &* 0x100_0000_01B3
  }
  if !holds {
    wrong += 1
    print("wrong: \(current), line \(line)")
  }
}

/// A comment of a check; nothing is made of it.
struct Comment: ExpressibleByStringInterpolation {
  struct StringInterpolation: StringInterpolationProtocol {
    init(literalCapacity: Int, interpolationCount: Int) {}
    func appendLiteral(_ text: String) {}
    func appendInterpolation<Value>(_ value: Value) {}
  }
  init(stringLiteral: String) {}
  init(stringInterpolation: StringInterpolation) {}
  init(_ text: String) {}
  init(rawValue: String) {}
}

func expect(
  _ holds: Bool, _ comment: @autoclosure () -> Comment? = nil, line: Int = #line
) {
  note(holds, line)
}

func require<Value>(
  _ value: Value?, _ comment: @autoclosure () -> Comment? = nil, line: Int = #line
) -> Value {
  note(value != nil, line)
  guard let value else { fatalError() }
  return value
}

func require(
  _ holds: Bool, _ comment: @autoclosure () -> Comment? = nil, line: Int = #line
) {
  note(holds, line)
  guard holds else { fatalError() }
}

@discardableResult
func expect<Failure: Error, Value>(
  throws type: Failure.Type, _ comment: @autoclosure () -> Comment? = nil, line: Int = #line,
  performing body: () throws(Failure) -> Value
) -> Failure? {
  do throws(Failure) {
    _ = try body()
  } catch {
    note(true, line)
    return error
  }
  note(false, line)
  return nil
}

func expect<Failure: Error & Equatable, Value>(
  throws expected: Failure, _ comment: @autoclosure () -> Comment? = nil, line: Int = #line,
  performing body: () throws(Failure) -> Value
) {
  do throws(Failure) {
    _ = try body()
  } catch {
    note(error == expected, line)
    return
  }
  note(false, line)
}

func require<Failure: Error, Value>(
  throws type: Failure.Type, _ comment: @autoclosure () -> Comment? = nil, line: Int = #line,
  performing body: () throws(Failure) -> Value
) -> Failure {
  require(expect(throws: type, line: line, performing: body), line: line)
}

// What a library that is not there has of texts.
extension StringProtocol {
  func contains(_ part: some StringProtocol) -> Bool {
    part.isEmpty || indices.contains { self[$0...].hasPrefix(part) }
  }

  func split(
    separator: some StringProtocol, maxSplits: Int = .max, omittingEmptySubsequences: Bool = true
  ) -> [SubSequence] {
    var found: [SubSequence] = []
    var start = startIndex
    var at = startIndex
    func end(_ index: Index) {
      if start < index || !omittingEmptySubsequences { found.append(self[start..<index]) }
    }
    while at < endIndex, found.count < maxSplits {
      if self[at...].hasPrefix(separator) {
        end(at)
        at = index(at, offsetBy: separator.count)
        start = at
      } else {
        at = index(after: at)
      }
    }
    end(endIndex)
    return found
  }

  func replacing(_ part: some StringProtocol, with other: some StringProtocol) -> String {
    split(separator: part, omittingEmptySubsequences: false).map { String($0) }
      .joined(separator: String(other))
  }
}

extension String {
  init(saying value: some CustomStringConvertible) { self = value.description }
}

/// What names an argument in the output of a test.
protocol CustomTestStringConvertible {
  var testDescription: String { get }
}

/// Whether the long versions of proofs were asked for.
let isLong = false

enum Issue {
  static func record(_ comment: Comment? = nil, line: Int = #line) { note(false, line) }
}

// Of the C library, which is not imported.
@_extern(c, "sin") func sin(_ value: Double) -> Double
@_extern(c, "cos") func cos(_ value: Double) -> Double
@_extern(c, "asin") func asin(_ value: Double) -> Double
@_extern(c, "log") func log(_ value: Double) -> Double

@_extern(c, "strtod") private func strtod(
  _ text: UnsafePointer<CChar>, _ end: UnsafeMutablePointer<UnsafePointer<CChar>?>
) -> Double

/// What `Double` of a text asks for where there is no runtime.
@_cdecl("_swift_stdlib_strtod_clocale")
func parsed(
  _ text: UnsafePointer<CChar>, _ value: UnsafeMutablePointer<Double>
) -> UnsafePointer<CChar>? {
  var end: UnsafePointer<CChar>?
  value.pointee = strtod(text, &end)
  return end
}
