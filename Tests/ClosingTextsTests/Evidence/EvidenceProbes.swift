/// What notices say of single days, written before they were read: a text, ⏎ for a line break, and
/// indented lines of a date, what is expected of it and, where one is asked, a branch.
///
/// `closed` and `open` are met by an answer that is not the opposite for certain; `notClosed` only
/// fails where the day is closed for certain, `notOpen` where it is open for certain.
let evidenceProbes = """
  매월 둘째·넷째 일요일 휴무⏎2026년 11월 21일⏎이마트 점장
    2026-11-22 closed
    2026-11-21 notClosed
    2026-12-13 closed
  매월 둘째·넷째 일요일 휴무⏎날짜 : 2026.11.21
    2026-11-22 closed
    2026-11-21 notClosed
    2026-12-13 closed
  매월 둘째·넷째 일요일 휴무⏎(2026.11.21 기준)
    2026-11-22 closed
    2026-11-21 notClosed
    2026-12-13 closed
  매월 둘째·넷째 일요일 휴무⏎2026.11.21 공지
    2026-11-22 closed
    2026-11-21 notClosed
    2026-12-13 closed
  매월 둘째·넷째 일요일 휴무⏎작성일 2026-11-21
    2026-11-22 closed
    2026-11-21 notClosed
    2026-12-13 closed
  매월 둘째·넷째 일요일 휴무⏎게시일: 2026.11.21
    2026-11-22 closed
    2026-11-21 notClosed
    2026-12-13 closed
  매월 둘째·넷째 일요일 휴무⏎최종 수정 2026.11.21
    2026-11-22 closed
    2026-11-21 notClosed
    2026-12-13 closed
  김장 행사 11/25~11/30
    2026-11-25 notClosed
    2026-11-27 notClosed
  매월 둘째·넷째 일요일 휴무⏎김장 행사 11/25~11/30
    2026-11-22 closed
    2026-11-27 notClosed
    2026-12-13 closed
  매월 둘째·넷째 일요일 휴무⏎시식 행사 매주 토요일
    2026-11-28 notClosed
    2026-11-22 closed
    2026-12-13 closed
  매월 둘째·넷째 일요일 휴무⏎주차요금 12월 1일부터 인상
    2026-11-22 closed
    2026-12-13 closed
    2026-12-01 notClosed
  설 선물세트 예약 1/5~1/20
    on 2026-12-28
    2027-01-06 notClosed
  매월 둘째·넷째 일요일 휴무⏎재활용 수거 매주 화요일
    2026-11-24 notClosed
    2026-11-22 closed
  평일⏎10:00~22:00⏎주말⏎10:00~23:00
    2026-11-23 notClosed
    2026-11-28 notClosed
  월⏎10:30 - 21:00⏎화⏎정기휴무⏎수⏎10:30 - 21:00
    2026-11-23 notClosed
    2026-11-25 notClosed
  ■ 평일⏎09:00~18:00⏎■ 토요일⏎09:00~13:00
    2026-11-23 notClosed
    2026-11-28 notClosed
  [토요일] - 08:00~22:00⏎[일요일] - 10:00~20:00
    2026-11-28 notClosed
    2026-11-29 notClosed
  준비시간(평일) 14:30~17:00⏎매주 월요일 휴무
    2026-11-24 notClosed
    2026-11-23 closed
  -평일⏎06:00 ~ 22:00⏎-휴관⏎매월 첫째, 셋째주 수요일
    2026-11-24 notClosed
    2026-12-02 closed
    2026-12-16 closed
  11월 22일은 휴무일이지만 정상영업합니다
    2026-11-22 notClosed
  11월 22일은 의무휴업일임에도 정상영업합니다
    2026-11-22 notClosed
  13일이 아니라 20일 휴무합니다
    on 2026-12-01
    2026-12-13 notClosed
    2026-12-20 closed
  일요일에 쉬나요?
    2026-11-22 notClosed
  이번 주 일요일 휴무인지 확인하세요
    2026-11-22 notClosed
  일요일 휴무 폐지
    2026-11-22 notClosed
  일요일 휴무가 폐지되었습니다
    2026-11-22 notClosed
  지난 11월 8일은 휴무였습니다
    2026-11-22 notClosed
  12월 25일에 문을 닫는 매장도 있으니 확인 바랍니다
    2026-12-25 notClosed
  추석 당일 정상영업하는 매장은 12시에 문을 연다
    2027-09-15 notClosed
  25일과 26일 중 하루만 쉽니다
    2026-11-25 notClosed
    2026-11-26 notClosed
  매주 월요일 휴무 (공휴일 월요일은 정상영업)
    2026-11-23 closed
    2026-11-30 closed
  매주 화요일 휴관(설, 추석에는 화요일 개관)
    2026-11-24 closed
  [4월 13일(일) 휴무] 양평점, 대전점⏎[4월 14일(월) 휴무] 대구점
    on 2025-04-01
    2025-04-13 closed 대전점
    2025-04-14 notClosed 대전점
    2025-04-14 closed 대구점
  이마트: 연중무휴⏎하나로마트: 매주 일요일
    2026-11-22 notClosed
  CJ대한통운: 3월 1일 정상 운영⏎우체국 택배: 3월 1일 휴무
    on 2027-02-25
    2027-03-01 notClosed
  이마트는 17일부터 19일까지, 홈플러스는 17일부터 22일까지 휴무
    on 2026-11-10
    2026-11-20 notClosed
  강남점은 매월 둘째 월요일에, 양재점은 매월 둘째 일요일에 쉰다
    2026-12-14 notClosed 양재점
    2026-12-13 closed 양재점
    2026-12-14 closed 강남점
  12월 28일부로 영업을 종료합니다
    2026-12-28 notOpen
    2026-12-29 notOpen
    2027-01-10 notOpen
  12월 28일을 끝으로 영업을 종료합니다
    2026-12-29 notOpen
    2027-01-10 notOpen
  12월 28일 폐점
    2026-12-29 notOpen
    2027-01-10 notOpen
  2026년 12월 31일 영업종료
    2027-01-01 notOpen
  12월 28일 이후 영업하지 않습니다
    2026-12-29 notOpen
  월요일 휴장 / 운영 기간 7월 1일~8월 31일
    on 2027-06-20
    2027-07-06 notClosed
  토,일요일을 제외한 법정공휴일 휴무
    2026-11-28 notClosed
    2026-11-29 notClosed
  주말 8:00-22:00(공휴일 포함)
    2026-12-25 notClosed
    2026-11-28 notClosed
  설·추석 연휴(대체공휴일 포함) 휴무
    2027-08-16 notClosed
    2027-02-09 closed
    2025-10-08 closed
    2026-10-05 notClosed
    2026-03-02 notClosed
  추석 연휴(대체공휴일 포함) 휴무
    2025-10-08 closed
    2027-02-09 notClosed
  공휴일 이후 첫번째 평일에 휴관
    2026-12-01 notClosed
    2026-12-02 notClosed
  12월은 성탄절 행사로 13일, 20일 휴무
    2026-12-25 notClosed
    2026-12-13 closed
    2026-12-20 closed
  어린이날이라 5월 5일은 오픈 시간을 늦춥니다
    on 2027-04-28
    2027-05-05 notClosed
  의무휴업일이 2월부터 일요일에서 월요일로 변경됩니다
    2026-11-23 notClosed
  30일, 31일, 1일 휴무
    on 2026-12-25
    2026-12-01 notClosed
    2026-12-30 closed
    2026-12-31 closed
    2027-01-01 closed
  31일부터 내달 2일까지 휴무
    on 2026-12-20
    2026-12-31 closed
    2027-01-01 closed
    2027-01-02 closed
    2027-01-03 notClosed
  새해 첫날인 1일부터 4일까지 휴무
    on 2026-12-30
    2027-01-02 closed
    2027-01-05 notClosed
    2026-12-01 notClosed
  영업시간 10:00~23:001월 1일 휴무
    2026-11-01 notClosed
    2027-11-01 notClosed
  연중무휴 (기상 악화 시 휴항)
    2026-12-02 notOpen
  매월 둘째 월요일 부정기적 휴무
    2026-12-14 notClosed
  점심시간(12:00~13:00)
    2026-11-24 notClosed
  수질정화 12:30~13:30 이용불가⏎매주 월요일 휴관
    2026-11-24 notClosed
    2026-11-23 closed
  월요일 00:00~10:00까지 휴무
    2026-11-23 notClosed
  매월 둘째·넷째 일요일 휴무⏎02-1234-5678
    2026-11-22 closed
    2026-12-13 closed
    2026-12-01 notClosed
  매월 둘째·넷째 일요일 휴무⏎1588-1234
    2026-11-22 closed
    2026-12-13 closed
    2026-12-01 notClosed
  매월 둘째·넷째 일요일 휴무⏎0507-1341-9413
    2026-11-22 closed
    2026-12-13 closed
    2026-12-01 notClosed
  매월 둘째·넷째 일요일 휴무⏎02)2633-2432
    2026-11-22 closed
    2026-12-13 closed
    2026-12-01 notClosed
  매월 둘째·넷째 일요일 휴무⏎문의 02-1234-5678
    2026-11-22 closed
    2026-12-13 closed
    2026-12-01 notClosed
  매월 둘째·넷째 일요일 휴무⏎https://emart.com/n/20261122
    2026-11-22 closed
    2026-12-13 closed
    2026-12-01 notClosed
  매월 둘째·넷째 일요일 휴무⏎TEL 031.123.4567
    2026-11-22 closed
    2026-12-13 closed
    2026-12-01 notClosed
  매월 2,4주 일요일 휴무. 기타 사유로 임시 휴관 가능
    2026-12-13 closed
  8월 15일 부터 17일 까지 휴무
    on 2027-08-01
    2027-08-16 closed
  11/25 휴가갑니다
    2026-11-25 closed
  11/25~11/26 쉬어가겠습니다
    2026-11-25 closed
  GS더프레시는 매월 둘째·넷째 일요일 휴무
    2026-12-13 closed
  임시휴무: 12/21, 12/22
    2026-12-21 closed
    2026-12-13 notOpen
  추석 연휴 휴무 안내: 9/24(목)~9/26(토) 휴무
    on 2026-09-01
    2026-09-24 closed
    2026-09-13 notOpen
  와이파이 있음⏎매월 둘째 일요일
    2026-12-13 notOpen
  휴무일: 매월 둘째 일요일
    2026-12-13 closed
  매월 둘째, 넷째 일요일
    2026-12-13 closed
  벼룩시장 매주 토요일 10시
    2026-11-28 notClosed
  문화센터 강좌 매주 화요일 개강
    2026-11-24 notClosed
  할인 행사 11월 26일 ~ 12월 2일⏎휴무 12월 13일
    2026-11-27 notClosed
    2026-12-13 closed
  이벤트 기간 11/26~12/2
    2026-11-27 notClosed
  당첨자 발표: 12월 1일
    2026-12-01 notClosed
  12월 1일 배송 마감
    2026-12-01 notClosed
  동절기 휴관 12월~2월
    2027-01-10 notOpen
  쓰레기 배출일: 월, 수, 금
    2026-11-23 notClosed
    2026-11-25 notClosed
  관리비 납부일 매월 말일
    2026-11-30 notClosed
  정기 휴무일 변경 안내⏎변경 전: 매주 월요일⏎변경 후: 매주 화요일
    2026-11-23 notClosed
  12월 13일 세일을 합니다
    2026-12-13 notClosed
  12월 13일 바자회를 진행합니다
    2026-12-13 notClosed
  매주 일요일 모임을 진행합니다
    2026-12-13 notClosed
  12월 13일 진행합니다
    2026-12-13 notClosed
  12월 13일 예정
    2026-12-13 notClosed
  12월 24일부터 2027년 1월 22일까지 휴점
    2026-12-25 closed
    2027-01-22 closed
    2027-01-23 notClosed
  11월 2일부터 2026년 11월 30일까지 휴점
    2026-11-24 closed
  24시 편의마트 휴무X 연중무휴⏎2026년 12월 2일⏎점장
    2026-12-02 notClosed
  """
