import ExpandableListState
import Favorites
import GeoFiltering
import KoreanCalendar
import MartCatalog
public import MartModels

/// Everything that the page knows between two questions.
///
/// The page's script asks and shows; what is closed, found, allowed or near is decided here. There
/// is no clock: the script says what time it is.
public struct Page {
  var language = PhraseLanguage.korean
  /// The public holidays, with days that were designated after the page was built.
  var calendar = PublicHolidayCalendar.southKorea
  var now = WallTime(CivilDate(2026, 1, 1), 0, 0)
  let catalogue: BranchCatalog
  let search: BranchSearch
  var favorites = FavoriteList<Int>()
  var locationFilter = LocationFilter()
  var radius = SearchRadius(clamping: 5)
  var closings = ClosingList()
  var listOrder = ListOrder()
  let outline = MapOutline()

  /// Makes the page of some branches.
  public init(_ branches: [Branch]) {
    catalogue = BranchCatalog(branches)
    search = BranchSearch(catalogue.branches)
  }

  var today: CivilDate { now.date }

  /// The branch that a question names by its number.
  func branch(_ id: String) -> Branch? { Int(id).flatMap { catalogue[$0] } }
}
