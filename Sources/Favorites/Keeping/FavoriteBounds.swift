import Keeping

#if !hasFeature(Embedded)
  /// The longest note that a keeper accepts, and the largest list that it stores.
  ///
  /// They keep the list readable for programs with little memory, such as a widget. A list that is
  /// already stored is read and kept, however long its notes are.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// FavoriteBounds().noteLength  // 100
  /// FavoriteBounds().storedSize  // 1048576
  /// ```
  public struct FavoriteBounds: Hashable, Sendable {
    /// The maximum number of characters in a new note.
    public let noteLength: Int
    /// The maximum number of bytes in the stored form of a list.
    public let storedSize: Int

    /// Makes bounds.
    ///
    /// A store may have its own bound for its bytes, which must not be smaller.
    ///
    /// - Parameters:
    ///   - noteLength: the maximum number of characters in a new note, 0 or more.
    ///   - storedSize: the maximum number of bytes in the stored form of a list, 0 or more.
    /// - Precondition: neither is negative.
    public init(noteLength: Int = 100, storedSize: Int = 1 << 20) {
      precondition(noteLength >= 0, "a note cannot have \(noteLength) characters")
      precondition(storedSize >= 0, "a list cannot have \(storedSize) bytes")
      self.noteLength = noteLength
      self.storedSize = storedSize
    }

    /// Refuses a note that is too long.
    func check(_ note: String?) throws(FavoriteError) {
      // A character has at least one byte, so most notes need not be counted.
      guard let note, note.utf8.count > noteLength, note.count > noteLength else { return }
      throw FavoriteError(
        .noteTooLong, value: "\(note.count) of at most \(noteLength) characters",
        remains: "the list is unchanged")
    }

    /// Refuses a note that is too long, unless the list had it before.
    func check<ID>(
      notesOf after: FavoriteList<ID>, comingFrom before: FavoriteList<ID>
    ) throws(FavoriteError) {
      var known: Set<String?>?
      for entry in after.entries {
        do {
          try check(entry.note)
        } catch {
          let notes = known ?? Set(before.entries.lazy.map(\.note))
          known = notes
          guard notes.contains(entry.note) else { throw error }
        }
      }
    }

    /// Refuses a stored form that is too large, unless a larger one was stored before.
    func check(
      _ form: [UInt8], inPlaceOf content: StoredBytes.Content
    ) throws(FavoriteError) {
      guard form.count > storedSize else { return }
      if case .bytes(let bytes) = content, bytes.count >= form.count { return }
      throw FavoriteError(
        .tooLarge, value: "\(form.count) of at most \(storedSize) bytes",
        remains: "the list is unchanged")
    }
  }
#endif
