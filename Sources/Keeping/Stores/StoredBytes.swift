#if !hasFeature(Embedded)
  /// The content of a store, for the one who may change it.
  ///
  /// A store gives it to the change of `ByteStore.update(_:)`. While the change runs, nobody else
  /// changes the store, so reading, setting aside and replacing are one step.
  public struct StoredBytes: Sendable {
    /// What is stored.
    public enum Content: Hashable, Sendable {
      /// Nothing was ever stored.
      case nothing
      /// The bytes as they were saved last.
      case bytes([UInt8])
      /// Something that cannot be read is stored, or was set aside; the error says why.
      case unreadable(StoreError)
    }

    /// What is stored.
    public let content: Content
    /// What to store instead when the change has returned; `nil` leaves it alone.
    public private(set) var replacement: [UInt8]?
    private let setting: @Sendable () throws -> String?

    /// Makes the value for a change; a store does this.
    ///
    /// - Parameters:
    ///   - content: what is stored.
    ///   - settingAside: moves what is stored to another name at once and returns that name, or
    ///     `nil` if it stays.
    public init(
      _ content: Content, settingAside: @escaping @Sendable () throws -> String? = { nil }
    ) {
      self.content = content
      setting = settingAside
    }

    /// Requests that other bytes be stored when the change has returned.
    ///
    /// What cannot be read is never overwritten: set it aside first.
    ///
    /// - Parameter bytes: what to store; identical bytes are not stored again.
    public mutating func replace(with bytes: [UInt8]) {
      replacement = content == .bytes(bytes) ? nil : bytes
    }

    /// Moves what is stored to another name, at once.
    ///
    /// From then on `load()` throws until something is saved again.
    ///
    /// - Returns: where it is now, in words for a log or a user, even if it was set aside before;
    ///   `nil` when the store cannot do this: then leave what is stored alone.
    /// - Throws: when it could not be moved; it stays where it was.
    public func setAside() throws -> String? { try setting() }

    /// Sets aside what a keeper cannot read, unless a later version or another keeper can.
    ///
    /// - Parameter error: why it cannot be read.
    /// - Returns: where it is now.
    /// - Throws: `StoreError` when it stays where it is.
    package func setAside(because error: StoreError) throws -> String {
      guard error.isDamage, let place = try setAside() else {
        throw error.remaining("the store is unchanged")
      }
      return place
    }
  }
#endif
