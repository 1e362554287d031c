// What the public declarations of this module need of others, so that it can be imported alone.

@_exported public import ClosingTexts
@_exported public import ExpandableListState
@_exported public import Fetching
@_exported public import GeoFiltering
@_exported public import Keeping
@_exported public import KoreanCalendar
@_exported public import MartCatalog
@_exported public import MartModels
