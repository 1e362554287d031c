// The grammar of days and times in texts, in EBNF: `{ }` repeats, `[ ]` may be missing, `|` is a
// choice, a name with a capital is a production and any other one a kind of token. Tests derive all
// days that the parser finds in texts from it.
//
//   Days      = Day { Join Day } [ [ particle ] except { filler } ]
//   Join      = [ link ] filler open | [ link ] { link | lineEnd | filler | day | number ( close | link ) [ dash ] } | [ particle ] except { filler }
//   Day       = Frame Term [ English ] { Postfix } | Mark Frame { Postfix }
//   English   = [ [ particle ] ( month | relativeMonth | cycle ) ] [ [ link ] number ]
//   Frame     = { Mark }
//   Mark      = month [ link ] | months | cycle | coming | lunar | relativeMonth | filler | particle | number unit [ particle ] | open number unit close | Months
//   Months    = number { ( link | tilde | dash ) number } unit { ( link | tilde | dash | particle ) [ lineEnd ] Months } [ particle ]
//   Term      = Ordinals | Weekdays | Festival | Numbers | Other
//   Other     = part { [ link ] part } | lastDay | restDay | namedDays | unknownWeekday | Workday | unit | relativeDay open Day close | partOf festival | place verdict | cycle [ particle ] [ weekdays ]
//   Workday   = ( following | part ) [ particle ] [ ordinal ] weekdays
//   Ordinals  = Nth { [ link | tilde | dash | filler | lineEnd | particle ] { lineEnd | cycle | filler } Nth } [ particle | cycle ] { filler } [ Weekdays | unknownWeekday ]
//   Nth       = ordinal | number ordinalMark | number
//   Weekdays  = weekdays { link [ lineEnd ] weekdays } [ cycle ] | weekdays ( tilde | dash ) weekdays | weekdays number unit
//   Festival  = festival [ festival ] [ [ particle ] part { [ link ] part } ] [ lastDay ] [ number unit ]
//   Numbers   = number { ( link | tilde | dash ) { lineEnd | filler | link } number } [ Sign ]
//   Sign      = unit | ordinalMark | weekdays | link
//   Postfix   = Bracket | part { [ link ] part } | attribute { filler } Day { link Day } | [ link ] overlap { filler } Day | [ link ] adjoining { filler } [ Day ] | among | halfOfDay | particle [ Days ] | particle lastDigit | [ weekdays ] ( tilde | dash ) [ Day ]
//   Bracket   = open { Any } close
//   Time      = [ halfOfDay ] ( time | number )
//
// What binds where: 제외한 and 이 … 인 경우 take the tight group before them, 을 and 로 their list; an
// ordinal takes the weekday behind it; a bracket takes the word before it; hours take their days; a
// part takes the tight group before it. Two days side by side are one by the table in
// `Apposition.swift`. Holidays right behind Monday to Friday may be those on weekdays, so both are
// doubtful.
