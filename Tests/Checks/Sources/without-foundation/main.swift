import ClosingTexts
import ExpandableListState
import Favorites
import Fetching
import GeoFiltering
import HolidayInterchange
import HolidayNotices
import Keeping
import KoreanCalendar
import KoreanText
import MartCatalog
import MartHolidayKit
import MartModels
import MartTestSupport

// SwiftPM links every object of a module that is depended on, used or not.
let date = CivilDate(2026, 11, 22)
print(date, date.weekday)
