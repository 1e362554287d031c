public import Keeping

/// A store that fails, tears or stalls on the call that a test chooses.
///
/// It passes every other call to another store, so a test can show what an app does when the disk
/// is full, when the battery dies in the middle of a write, or when a write hangs.
///
/// ```swift
/// import MartHolidayKit
/// import MartTestSupport
/// import Testing
///
/// let store = FaultyStore(faults: [.fail(.save, on: 2)])
/// let keeper = FavoriteKeeper(store: store)
/// try await keeper.push(7)
/// let failure = await #expect(throws: FaultyStore.InjectedFault.self) {
///   try await keeper.push(3)
/// }
/// failure?.number  // 2
/// let list = try await keeper.list
/// Array(list)      // [7]
/// ```
public final class FaultyStore: ByteStore, @unchecked Sendable {
  /// The two calls of a store that can go wrong.
  public enum Call: Hashable, Sendable {
    /// Reading.
    case load
    /// Writing.
    case save
  }

  /// What goes wrong, and on which call.
  ///
  /// ```swift
  /// import MartHolidayKit
  /// import MartTestSupport
  ///
  /// let torn = InMemoryByteStore()
  /// let store = FaultyStore(torn, faults: [.tear(on: 1, keeping: 2)])
  /// try await store.save([1, 2, 3])  // throws injected fault on save number 1
  /// try torn.load()  // [1, 2]
  /// ```
  public struct Fault: Hashable, Sendable {
    enum Kind: Hashable {
      case fail(StoreError?)
      case tear(keeping: Int)
      case stall
    }

    let call: Call
    let number: Int
    let kind: Kind

    private init(_ call: Call, _ number: Int, _ kind: Kind) {
      precondition(number >= 1, "calls are counted from 1, not from \(number)")
      self.call = call
      self.number = number
      self.kind = kind
    }

    /// The call throws and changes nothing.
    ///
    /// - Parameters:
    ///   - call: reading or writing.
    ///   - number: the number of the call of that kind, from 1.
    ///   - error: the error, such as a full disk; by default an `InjectedFault`.
    /// - Precondition: the number is not below 1.
    public static func fail(
      _ call: Call, on number: Int, with error: StoreError? = nil
    ) -> Fault {
      Fault(call, number, .fail(error))
    }

    /// The write stores only the first bytes, and throws.
    ///
    /// - Parameters:
    ///   - number: the number of the write, from 1.
    ///   - count: how many bytes are stored, 0 or more.
    /// - Precondition: the number is not below 1, and the count not below 0.
    public static func tear(on number: Int, keeping count: Int) -> Fault {
      precondition(count >= 0, "a torn write cannot keep \(count) bytes")
      return Fault(.save, number, .tear(keeping: count))
    }

    /// The call waits until the test calls `release()`, and then goes on as usual.
    ///
    /// A change is suspended meanwhile, before it is made, and holds no thread; it ends when its
    /// task is canceled. While a save stalls, so does a change that would store nothing. `load()`
    /// blocks its thread, so call it from a separate one.
    ///
    /// - Parameters:
    ///   - call: reading or writing.
    ///   - number: the number of the call of that kind, from 1.
    /// - Precondition: the number is not below 1.
    public static func stall(_ call: Call, on number: Int) -> Fault {
      Fault(call, number, .stall)
    }
  }

  /// What a faulty store throws.
  public struct InjectedFault: Error, Hashable, Sendable, CustomStringConvertible {
    /// The call that failed.
    public let call: Call
    /// The number of the call of that kind, from 1.
    public let number: Int

    /// One line that names the call.
    public var description: String { "injected fault on \(call) number \(number)" }
  }

  // Every access to the variables holds the lock.
  private let lock = Lock()
  private let base: any ByteStore
  private let faults: [Fault]
  private var counts: [Call: Int] = [:]
  private var isReleased = false
  private var waiting = 0
  private var suspended: [Ticket<Void>] = []

  /// Makes a store with the given faults.
  ///
  /// - Parameters:
  ///   - base: the store for all other calls.
  ///   - faults: what goes wrong, and when.
  public init(_ base: any ByteStore = InMemoryByteStore(), faults: [Fault]) {
    self.base = base
    self.faults = faults
  }

  /// How often a call was made, including failed ones.
  public func count(of call: Call) -> Int { lock.withLock { counts[call, default: 0] } }

  /// Whether a call is waiting for `release()`.
  public var isStalled: Bool { lock.withLock { waiting > 0 } }

  /// Lets the calls that wait go on; later ones do not wait.
  public func release() {
    let suspended = lock.withLock {
      isReleased = true
      return self.suspended
    }
    lock.wake()
    for ticket in suspended { ticket.resolve(.success(())) }
  }

  public func load() throws -> [UInt8]? {
    if case .stall? = try begin(.load)?.kind {
      lock.withLock { waiting += 1 }
      lock.wait { isReleased }
      lock.withLock { waiting -= 1 }
    }
    return try base.load()
  }

  /// Changes the store behind it; reading counts as a load, and storing as a save.
  public nonisolated(nonsending) func update<Answer>(
    _ change: (inout StoredBytes) throws -> Answer
  ) async throws -> Answer {
    if case .stall? = try begin(.load)?.kind { try await suspend() }
    var torn: InjectedFault?
    while true {
      do {
        let answer = try await base.update { stored in
          if stallsNextSave { throw Stall() }
          let answer = try change(&stored)
          if let bytes = stored.replacement,
            case (.tear(let count), let fault)? = try begin(.save)
          {
            stored.replace(with: Array(bytes.prefix(count)))
            torn = fault
          }
          return answer
        }
        if let torn { throw torn }
        return answer
      } catch is Stall {
        try await suspend()
      }
    }
  }

  /// Why a change was not made yet.
  private struct Stall: Error {}

  private var stallsNextSave: Bool {
    lock.withLock {
      !isReleased && faults.contains(.stall(.save, on: counts[.save, default: 0] + 1))
    }
  }

  /// Waits for `release()` without a thread; a task that is canceled stops waiting and throws.
  private nonisolated(nonsending) func suspend() async throws {
    let ticket = Ticket<Void>()
    lock.withLock {
      waiting += 1
      if isReleased { ticket.resolve(.success(())) } else { suspended.append(ticket) }
    }
    defer { lock.withLock { waiting -= 1 } }
    try await ticket.value()
  }

  /// Counts a call; fails, or says what else goes wrong with it.
  private func begin(_ call: Call) throws -> (kind: Fault.Kind, fault: InjectedFault)? {
    let number = lock.withLock {
      counts[call, default: 0] += 1
      return counts[call, default: 0]
    }
    guard let fault = faults.first(where: { $0.call == call && $0.number == number }) else {
      return nil
    }
    let injected = InjectedFault(call: call, number: number)
    switch fault.kind {
    case .fail(let error?): throw error
    case .fail(nil): throw injected
    case .tear, .stall: return (fault.kind, injected)
    }
  }
}
