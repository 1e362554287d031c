#if !hasFeature(Embedded)
  /// One change of the favorites, as a keeper announces it.
  ///
  /// It has the whole list before and after, so a listener that was busy can catch up with the last
  /// change, and one that replays all changes gets each step.
  public struct FavoriteChange<ID: Hashable & Sendable>: Hashable, Sendable {
    /// Who made a change.
    public enum Origin: Hashable, Sendable {
      /// A call of this keeper.
      case here
      /// Somebody else who shares the store, such as the widget; this keeper found the change
      /// there.
      case elsewhere
    }

    /// The number of the change, 1 for the first that the keeper announced; the first element of a
    /// stream has the number of the last change before it, or 0.
    public let number: Int
    /// Who made it.
    public let origin: Origin
    /// The list before.
    public let before: FavoriteList<ID>
    /// The list after; equal to the one before only in the first element of a stream.
    public let after: FavoriteList<ID>

    /// Whether it is the first element of a stream, the list at the moment when listening begins.
    public var isBeginning: Bool { before == after }

    /// The favorites that were added, in the order of the list.
    public var added: [ID] { after.filter { !before.contains($0) } }
    /// The favorites that were removed, in the order of the list before.
    public var removed: [ID] { before.filter { !after.contains($0) } }
  }
#endif
