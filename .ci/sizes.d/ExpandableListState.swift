import ExpandableListState

var list = ExpandableList(repairing: [ListSection("양재점", rows: ["11월 22일", "12월 13일"])])
print("\(list.expand("양재점").result.count)")
