import ExpandableListState
import Favorites
import GeoFiltering
import KoreanCalendar
import MartCatalog
public import MartModels

/// Everything that the page knows between two questions.
///
/// The page's script asks and shows; what is closed, found, allowed or near is decided here.
public struct Page {
  var clock = PageClock()
  /// The first of the days that are shown; `nil` for today.
  var chosenDay: CivilDate?
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

  var language: PhraseLanguage { clock.language }
  var calendar: PublicHolidayCalendar { clock.calendar }
  var now: WallTime { clock.now }
  var today: CivilDate { clock.today }
  var day: CivilDate { chosenDay ?? today }

  /// The branch that a question names by its number.
  func branch(_ id: String) -> Branch? { Int(id).flatMap { catalogue[$0] } }
}
