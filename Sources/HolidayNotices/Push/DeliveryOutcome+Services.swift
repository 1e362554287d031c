extension DeliveryOutcome {
  /// What to do after an answer of Apple's push service.
  ///
  /// `BadDeviceToken` also comes for every good token of the other environment, so it counts as the
  /// server's own mistake unless the server confirms that its tokens belong to its environment.
  ///
  /// - Parameters:
  ///   - status: the status of the answer, such as 410.
  ///   - reason: the key `reason` of its body, such as `Unregistered`.
  ///   - retryAfter: the unchanged header `Retry-After`; its seconds are the wait, at most a day. A
  ///     date counts as no header, because the clock of a server may be wrong, and so does 0.
  ///   - attempt: how often the message was sent before, from 0; it lengthens a wait that the header
  ///     does not say.
  ///   - tokensAreOfThisEnvironment: whether the token is known to belong to the environment,
  ///     sandbox or production, that it was sent to.
  ///
  /// Source: Apple, "Handling notification responses from APNs".
  public init(
    apnsStatus status: Int, reason: String? = nil, retryAfter: String? = nil, attempt: Int = 0,
    tokensAreOfThisEnvironment: Bool = false
  ) {
    switch (status, reason ?? "") {
    case (200, _): self = .sent
    case (410, _), (400, "ExpiredToken"), (_, "Unregistered"): self = .forgetToken
    case (400, "BadDeviceToken"):
      self = tokensAreOfThisEnvironment ? .forgetToken : .drop(.configuration)
    case (400, "IdleTimeout"): self = .retry(afterSeconds: Self.wait(retryAfter, attempt))
    case (403, "ExpiredProviderToken"): self = .retry(afterSeconds: Self.wait(retryAfter, attempt))
    case (400, "DeviceTokenNotForTopic"), (400, "BadTopic"), (400, "MissingTopic"),
      (400, "TopicDisallowed"), (401, _), (403, _), (404, _), (405, _), (407, _):
      self = .drop(.configuration)
    case (429, "TooManyProviderTokenUpdates"):
      // Apple allows renewing a provider's token once in twenty minutes.
      self = .retry(afterSeconds: Self.wait(retryAfter, attempt, atLeast: 1_200))
    case (408, _), (425, _), (429, _), (500...599, _):
      self = .retry(afterSeconds: Self.wait(retryAfter, attempt))
    case (400, _), (413, _): self = .drop(.message)
    default: self = .drop(.unknownAnswer)
    }
  }

  /// What to do after an answer of Firebase Cloud Messaging.
  ///
  /// - Parameters:
  ///   - status: the status of the answer, such as 404.
  ///   - error: the key `errorCode` or `status` of its error, such as `UNREGISTERED`, or the code
  ///     of an admin library, such as `messaging/registration-token-not-registered`.
  ///   - retryAfter: the unchanged header `Retry-After`; its seconds are the wait, at most a day. A
  ///     date counts as no header, because the clock of a server may be wrong, and so does 0.
  ///   - attempt: how often the message was sent before, from 0; it lengthens a wait that the header
  ///     does not say.
  ///
  /// Source: Firebase, "FCM error codes" and "Manage FCM registration tokens".
  public init(
    fcmStatus status: Int, error: String? = nil, retryAfter: String? = nil, attempt: Int = 0
  ) {
    switch (status, Self.code(error ?? "")) {
    case (_, "UNREGISTERED"), (_, "registration-token-not-registered"), (_, "NotRegistered"):
      self = .forgetToken
    case (_, "SENDER_ID_MISMATCH"), (_, "mismatched-credential"), (_, "MismatchSenderId"),
      (_, "THIRD_PARTY_AUTH_ERROR"), (_, "third-party-auth-error"):
      self = .drop(.configuration)
    case (200, ""): self = .sent
    case (429, _), (_, "QUOTA_EXCEEDED"), (_, "message-rate-exceeded"):
      // Firebase asks for a minute at least.
      self = .retry(afterSeconds: Self.wait(retryAfter, attempt, atLeast: 60))
    case (408, _), (425, _), (500...599, _), (_, "UNAVAILABLE"), (_, "INTERNAL"),
      (_, "server-unavailable"), (_, "internal-error"):
      self = .retry(afterSeconds: Self.wait(retryAfter, attempt))
    case (401, _), (403, _), (407, _): self = .drop(.configuration)
    // A missing project answers 404 too, but not with UNREGISTERED.
    case (404, _): self = .drop(.configuration)
    case (400, _), (_, "INVALID_ARGUMENT"), (_, "invalid-argument"), (_, "invalid-payload"):
      self = .drop(.message)
    default: self = .drop(.unknownAnswer)
    }
  }

  private static func code(_ error: String) -> String {
    let prefix = "messaging/"
    return error.hasPrefix(prefix) ? String(error.dropFirst(prefix.count)) : error
  }
}
