// The whole library, except what needs Foundation, as one import for an app. It declares nothing
// itself, so importing the single modules instead gives the same program.

@_exported public import ClosingTexts
@_exported public import ExpandableListState
@_exported public import Favorites
@_exported public import Fetching
@_exported public import GeoFiltering
@_exported public import HolidayInterchange
@_exported public import HolidayNotices
@_exported public import Keeping
@_exported public import KoreanCalendar
@_exported public import KoreanText
@_exported public import MartCatalog
@_exported public import MartModels
