import MartHolidayKit

/// A message as a line of the output; its keys are in Examples/README.md.
struct MessageLine: Encodable {
  let subscriber: String
  let title: String
  let body: String
  let expires: String?
  let collapse: String?
  let items: [AlertIdentity]
  let link: String?

  init(_ message: AlertMessage) {
    subscriber = message.subscriber
    title = message.title
    body = message.body
    expires = message.expires.map { "\($0):00+09:00" }
    collapse = message.collapseIdentity.map { "\($0)" }
    items = message.identities
    link = message.link?.url()
  }
}
