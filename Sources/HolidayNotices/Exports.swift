// What the public declarations of this module need of others, so that it can be imported alone.

@_exported public import Favorites
@_exported public import Fetching
@_exported public import KoreanCalendar
@_exported public import MartCatalog
@_exported public import MartModels
