/// Every hot call, in the order of instructions.txt.
let hotCalls: [HotCall] =
  koreanCalendarHotCalls + martModelsHotCalls + scheduleHotCalls + geoFilteringHotCalls
  + expandableListStateHotCalls + catalogHotCalls

// Inputs and lazily made tables are made before anything is counted.
let workloads = hotCalls.map { $0.setUp() }
var checksum = 0
for workload in workloads { checksum &+= workload(1) }

for (call, workload) in zip(hotCalls, workloads) {
  checksum &+= countedInstructions(call.count, workload)
  print("\(call.count)\t\(call.name)")
}
print("checksum \(checksum)")
