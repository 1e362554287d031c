import MartTestSupport

var random = SplitMix64(seed: 1)
print("\(SampleBranch.today) \(random.next())")
