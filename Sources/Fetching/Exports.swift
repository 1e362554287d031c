// What the public declarations of this module need of others, so that it can be imported alone.

@_exported public import Keeping
