/// A small number that may be missing, held in few bytes.
///
/// Phrases and statements have many numbers and are copied often.
@propertyWrapper
package struct Held<Stored: FixedWidthInteger & Hashable>: Hashable {
  private var stored: Stored?

  package init(wrappedValue: Int?) { stored = wrappedValue.map { Stored(clamping: $0) } }

  package var wrappedValue: Int? {
    get { stored.map { Int($0) } }
    set { stored = newValue.map { Stored(clamping: $0) } }
  }
}
