mkdir FirstClosingDay
cd FirstClosingDay
swift package init --type executable
