import Fetching

if let failure = FetchFailure(statusCode: 429, retryAfter: "120") { print("\(failure.advice)") }
