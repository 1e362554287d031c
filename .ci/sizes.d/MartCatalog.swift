import MartCatalog

let store = Branch(id: 7, mart: .costco, name: "양재점")
print("\(BranchSearch([store]).matches("ㅇㅈ").count)")
