import Favorites
import Foundation
import HolidayNotices
import MartModels
import MartTestSupport
import Testing

@Suite("Push registrations")
struct PushRegistrationTests {
  private func list(_ ids: [Int]) throws -> FavoriteList<Int> { try FavoriteList(ids) }

  @Test(
    "The token that comes before the answer to the permission alert, for which the original app was rejected, is kept"
  )
  func tokenBeforePermission() throws {
    var registration = PushRegistration()
    registration.receive(token: "A")
    #expect(registration.permission == .unanswered)
    #expect(registration.state == .waiting)
    #expect(try registration.nextRequest(for: list([7])) == nil)
    registration.answer(.granted)
    let request = try #require(try registration.nextRequest(for: list([7])))
    guard case .save(let message) = request else {
      Issue.record("not a save: \(request)")
      return
    }
    #expect(message.token == "A" && message.favorites == [7])
    registration.acknowledge(request)
    #expect(registration.state == .registered)
    #expect(try registration.nextRequest(for: list([7])) == nil)
  }

  @Test("A denied permission and a switch that is turned off remove what the server has")
  func denied() throws {
    for refuse in [
      { (registration: inout PushRegistration) in registration.answer(.denied) },
      { (registration: inout PushRegistration) in registration.signOn(false) },
    ] {
      var registration = try registered("A", [7])
      refuse(&registration)
      #expect(registration.state == .pending)
      let request = try #require(try registration.nextRequest(for: list([7])))
      #expect(request == .remove(tokens: ["A"]))
      // It is asked for until the server has it.
      #expect(try registration.nextRequest(for: list([7])) == request)
      registration.acknowledge(request)
      #expect(registration.state == .off)
      #expect(try registration.nextRequest(for: list([7])) == nil)
      registration.answer(.granted)
      registration.signOn(true)
      #expect(try registration.nextRequest(for: list([7])) != nil)
    }
  }

  @Test("Whose only favorites are branches of their own, that nobody else knows, is not registered")
  func userBranches() throws {
    var registration = try registered("A", [7])
    #expect(try registration.nextRequest(for: list([7, -1])) == nil)
    let request = try #require(try registration.nextRequest(for: list([-1])))
    #expect(request == .remove(tokens: ["A"]))
    registration.acknowledge(request)
    #expect(try registration.nextRequest(for: list([-1])) == nil)
  }

  @Test("Alerts are on with the user's yes and the app's switch, and need no token")
  func switches() {
    var registration = PushRegistration()
    #expect(!registration.areAlertsOn)
    registration.receive(token: "A")
    for permission in [PushRegistration.Permission.unanswered, .denied, .granted] {
      for isSignedOn in [false, true] {
        registration.answer(permission)
        registration.signOn(isSignedOn)
        #expect(registration.areAlertsOn == (permission == .granted && isSignedOn))
        #expect(registration.isWanted == registration.areAlertsOn)
      }
    }
    var tokenless = PushRegistration()
    tokenless.answer(.granted)
    #expect(tokenless.areAlertsOn && !tokenless.isWanted)
  }

  @Test("A new token moves the favorites, and the old one has a request until it is acknowledged")
  func rotation() throws {
    var registration = try registered("A", [7, 8])
    registration.receive(token: "B")
    let request = try #require(try registration.nextRequest(for: list([7, 8])))
    guard case .save(let message) = request else {
      Issue.record("not a save: \(request)")
      return
    }
    #expect(message.token == "B")
    #expect(message.favorites == [7, 8])
    registration.acknowledge(request)
    #expect(registration.state == .pending)
    for _ in 0..<3 {
      let removal = try registration.nextRequest(for: list([7, 8]))
      #expect(removal == .remove(tokens: ["A"]))
      let data = try JSONEncoder().encode(registration)
      registration = try JSONDecoder().decode(PushRegistration.self, from: data)
    }
    registration.acknowledge(.remove(tokens: ["A"]))
    #expect(registration.state == .registered)
    #expect(try registration.nextRequest(for: list([7, 8])) == nil)
  }

  @Test("What the user chose goes to the server, which reads it back; a change is sent alone")
  func settings() throws {
    var registration = try registered("A", [7])
    var settings = AlertSettings()
    #expect(try registration.nextRequest(for: list([7]), settings: settings) == nil)
    let changes: [(inout AlertSettings) -> Void] = [
      { $0.leads = [3, 0] }, { $0.time = TimeOfDay(9, 0) }, { $0.language = .english },
      { $0.language = PhraseLanguage(rawValue: "f\"r") }, { $0.leads = [] },
    ]
    for change in changes {
      change(&settings)
      let request = try #require(
        try registration.nextRequest(for: list([7]), settings: settings))
      guard case .save(let message) = request else {
        Issue.record("not a save: \(request)")
        return
      }
      let read = try #require(AlertSubscriber(id: message.token, favoritesBody: message.body))
      #expect(read == message.subscriber)
      #expect(read.leads == settings.leads && read.notBefore == settings.time)
      #expect(read.language == settings.language)
      // Without an answer it is asked for again, and an answer to an older message changes nothing.
      let second = try #require(try registration.nextRequest(for: list([7]), settings: settings))
      registration.acknowledge(second)
      registration.acknowledge(request)
      #expect(try registration.nextRequest(for: list([7]), settings: settings) == nil)
    }
  }

  @Test("A late answer to earlier settings leaves those that the server has")
  func lateAnswer() throws {
    var registration = try registered("A", [7])
    let earlier = try #require(
      try registration.nextRequest(for: list([7]), settings: AlertSettings(at: TimeOfDay(9, 0))))
    let chosen = AlertSettings(at: TimeOfDay(10, 0))
    let later = try #require(try registration.nextRequest(for: list([7]), settings: chosen))
    registration.acknowledge(later)
    registration.acknowledge(earlier)
    #expect(try registration.nextRequest(for: list([7]), settings: chosen) == nil)
  }

  @Test("What an older version stored knows no settings, so they are sent once more")
  func olderForm() throws {
    let text = """
      {"version":1,"token":"A","permission":"granted","isSignedOn":true,"isPending":false,"sync":\
      {"version":1,"lastNumber":1,"acknowledgedNumber":1,"acknowledgedToken":"A",\
      "acknowledgedFavorites":[7],"tokens":["A"]}}
      """
    var registration = try JSONDecoder().decode(PushRegistration.self, from: Data(text.utf8))
    let request = try #require(try registration.nextRequest(for: list([7])))
    registration.acknowledge(request)
    #expect(try registration.nextRequest(for: list([7])) == nil)
  }

  @Test(
    "A body with settings that cannot be is refused",
    arguments: [
      #"{"favorites":[7],"leads":[40]}"#, #"{"favorites":[7],"leads":1}"#,
      #"{"favorites":[7],"minuteOfDay":1440}"#, #"{"favorites":[7],"minuteOfDay":"9"}"#,
      #"{"favorites":[7],"language":5}"#, #"{"leads":[1]}"#,
    ])
  func wrongBody(text: String) {
    #expect(AlertSubscriber(id: "A", favoritesBody: Array(text.utf8)) == nil)
  }

  @Test("Without a favorite there is no registration")
  func noFavorites() throws {
    var registration = try registered("A", [7])
    let request = try #require(try registration.nextRequest(for: list([])))
    #expect(request == .remove(tokens: ["A"]) && registration.state == .pending)
    registration.acknowledge(request)
    #expect(registration.state == .registered)
    var fresh = PushRegistration()
    fresh.receive(token: "A")
    fresh.answer(.granted)
    #expect(fresh.state == .pending)
    #expect(try fresh.nextRequest(for: list([])) == nil)
    #expect(fresh.state == .registered, "there is nothing that the server has to know")
  }

  @Test("An answer that comes after the user's next choice leaves that choice to be sent")
  func lateRemoval() throws {
    var registration = try registered("A", [7])
    registration.answer(.denied)
    let removal = try #require(try registration.nextRequest(for: list([7])))
    registration.answer(.granted)
    registration.acknowledge(removal)
    #expect(registration.state == .pending)
    #expect(try registration.nextRequest(for: list([7])) != nil)
  }

  @Test("A token that the push service gave up is removed, and the next one registers again")
  func forgotten() throws {
    var registration = try registered("A", [7])
    registration.forget(token: "A")
    #expect(registration.state == .waiting)
    #expect(try registration.nextRequest(for: list([7])) == nil)
    registration.receive(token: "B")
    guard case .save(let message)? = try registration.nextRequest(for: list([7])) else {
      Issue.record("no save")
      return
    }
    #expect(message.favorites == [7])
    registration.acknowledge(.save(message))
    #expect(registration.state == .registered)
  }

  /// Everything that can happen, in any order: in the end the server has what the device wants.
  @Test(
    "Whatever happens in whatever order, the server ends with what the user wants",
    arguments: 0..<400)
  func anyOrder(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var registration = PushRegistration()
    var server: [String: AlertSubscriber] = [:]
    var settings = AlertSettings()
    var favorites = [7]
    var lastToken: String?
    func apply(_ request: PushRegistration.Request) {
      switch request {
      case .save(let message):
        server[message.token] = AlertSubscriber(id: message.token, favoritesBody: message.body)
      case .remove(let tokens): for token in tokens { server[token] = nil }
      }
    }
    for _ in 0..<30 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0:
        lastToken = "T\(Int.random(in: 0..<4, using: &random))"
        registration.receive(token: lastToken ?? "")
      case 1, 2: registration.answer(.granted)
      case 3: registration.answer(.denied)
      case 4: registration.signOn(Bool.random(using: &random))
      case 5:
        favorites = Array(
          [7, 8, -1].shuffled(using: &random).prefix(Int.random(in: 0...3, using: &random)))
      case 6:
        let data = try JSONEncoder().encode(registration)
        registration = try JSONDecoder().decode(PushRegistration.self, from: data)
      case 7:
        settings = AlertSettings(
          leads: [[1], [3, 1], []].randomElement(using: &random) ?? [1],
          at: TimeOfDay(0, Int.random(in: 0..<3, using: &random)),
          language: Bool.random(using: &random) ? .korean : .english)
      default: break
      }
      guard let request = try registration.nextRequest(for: list(favorites), settings: settings)
      else { continue }
      // Lost on the way, arrived without an answer, or acknowledged.
      let fate = Int.random(in: 0..<3, using: &random)
      if fate > 0 { apply(request) }
      if fate > 1 { registration.acknowledge(request) }
    }
    registration.answer(.granted)
    // A new token takes two requests: one saves, one removes.
    for _ in 0..<2 {
      guard let request = try registration.nextRequest(for: list(favorites), settings: settings)
      else { break }
      apply(request)
      registration.acknowledge(request)
    }
    if registration.isWanted, let lastToken {
      let sent = Set(favorites.filter { $0 >= 0 })
      #expect(server.keys.sorted() == (sent.isEmpty ? [] : [lastToken]), "seed \(seed)")
      let known = server[lastToken]
      #expect(Set(known?.favorites ?? []) == sent, "seed \(seed)")
      if let known {
        #expect(known.leads == settings.leads && known.language == settings.language)
        #expect(known.notBefore == settings.time)
      }
    } else if !registration.isSignedOn {
      #expect(server.isEmpty, "seed \(seed)")
    }
    #expect(
      try registration.nextRequest(for: list(favorites), settings: settings) == nil, "seed \(seed)")
    let end: PushRegistration.State =
      registration.isWanted ? .registered : registration.isSignedOn ? .waiting : .off
    #expect(registration.state == end, "seed \(seed)")
  }

  private func registered(_ token: String, _ ids: [Int]) throws -> PushRegistration {
    var registration = PushRegistration()
    registration.answer(.granted)
    registration.receive(token: token)
    if let request = try registration.nextRequest(for: list(ids)) {
      registration.acknowledge(request)
    }
    return registration
  }
}
