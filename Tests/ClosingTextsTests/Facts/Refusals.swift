/// Texts that do not say on which days a store closes.
let refusals = ClosingTextFact.facts(
  #"""
  ""

  " "

  첫
    unread: missingWeekday "첫"

  첫, 둘
    unread within: missingWeekday "첫, 둘"

  첫,둘,셋
    unread within: missingWeekday "첫,둘,셋"

  여섯째주 월요일
    unread within: ordinalOutOfRange "여섯째주 월요일"

  여섯째주월요일
    unread within: ordinalOutOfRange "여섯째주월요일"

  둘째주 월~수 휴무
    unread: ambiguous "둘째주 월~수"

  12월 첫째, 셋째주 토요일~일요일 휴무
    unread: ambiguous "12월 첫째, 셋째주 토요일~일요일"

  연말연시 무휴
    unread: namedDays "연말연시"

  첫째주 없는요일
    unread within: missingWeekday|unknownWeekday "첫째주 없는요일"

  잘
    unread: unknownWord "잘"

  왈요일
    unread: unknownWeekday "왈요일"

  9-29
    unread within: unknownWord|ambiguous "9-29"

  홈페이지 참조
    unread: reference "홈페이지"

  휴무일 정보 없음
    unread within: reference|missingDay "휴무일 정보 없음"

  오늘 휴무
    unread: relativeDay "오늘"

  금일 휴무
    unread: relativeDay "금일"

  이번주 일요일 휴무
    unread within: relativeDay "이번주 일요일"

  2월 30일 휴무
    unread: invalidDate "2월 30"

  13/1 휴무
    unread: invalidDate "13/1"

  임시휴무
    unread: missingDay "휴무"

  2,4째주 휴무, 월요일 휴무
    unread within: ambiguous|missingWeekday "2,4째주 휴무, 월요일 휴무"

  추석 선물세트 예약
    unread within: unknownWord|noClosingWord "추석 선물세트 예약"

  명절선물세트 특가
    unread within: unknownWord|noClosingWord "명절선물세트 특가"

  행사기간 3/1~3/7
    unread within: unknownWord|noClosingWord "행사기간 3/1~3/7"

  문의 02-411-1234
    unread? within: reference|unknownWord "문의 02-411-1234"

  10,000원 할인
    unread? within: unknownWord "10,000원 할인"

  토·일요일 10:00~20:00
    hours: Sa,Su 10:00-20:00

  월요일이 공휴일인 경우 다음날 휴무
    unread within: conditional "월요일이 공휴일인 경우 다음날 휴무"

  매월 둘째 일요일에서 둘째 수요일로 변경
    unread within: ruleChange "매월 둘째 일요일에서 둘째 수요일로 변경"

  둘째 일요일 휴무일 수 있습니다
    unread within: softStatement "둘째 일요일 휴무일 수 있습니다"

  영업종료: 2026.11.30 (매장 이전)
    unread within: * "영업종료: 2026.11.30 (매장 이전)"

  폐점: 11/30
    unread within: * "폐점: 11/30"

  폐업일자: 2026-11-30
    unread within: * "폐업일자: 2026-11-30"

  빨간날 쉽니다
    unread within: ambiguous "빨간날"

  물류센터 11/28~11/30 휴무로 배송이 지연됩니다.
    facility 물류센터: closed: 2026-11-28 2026-11-29 2026-11-30
    or
    unread within: * "물류센터 11/28~11/30 휴무로 배송이 지연됩니다."

  11월 22일은 의무휴업일이므로 21일에 방문해 주세요
    closed: 2026-11-22
    unread within: noClosingWord "21일에 방문해 주세요"

  정기휴무일은 11월 22일이오니 23일에 이용 바랍니다
    closed: 2026-11-22
    unread within: * "23일에 이용 바랍니다"
  """#)
