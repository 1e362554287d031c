import ExpandableListState

/// What the header of a mart shows.
struct MartHeader: Identifiable, Hashable {
  /// The server's name of the mart.
  let id: String
  var title: String
  var detail: String
}

/// A branch of a mart; it is the same row as long as it is the same branch.
struct BranchRow: Identifiable, Hashable {
  let id: Int
  var name: String
  var region: String
  var sign: String
  var kind: String
  var text: String
}

typealias ClosingList = ExpandableList<MartHeader, BranchRow>
typealias ClosingRows = VisibleRows<MartHeader, BranchRow>
typealias ClosingChanges = ListChanges<MartHeader, BranchRow>
