/// The cities, counties and districts of each region, in the order of the official codes, with a
/// plus before the districts of the city before them.
///
/// Source: the classification of administrative districts by Statistics Korea (통계청 한국행정구역분류,
/// 2018) with its romanized names, which follow 국어의 로마자 표기법, and the changes since then that
/// `Documentation/DataSources.md` lists.
enum DistrictTable {
  static let rows: [(shortRegion: String, districts: String)] = [
    (
      "서울",
      """
      종로구 Jongno-gu, 중구 Jung-gu, 용산구 Yongsan-gu, 성동구 Seongdong-gu, 광진구 Gwangjin-gu,
      동대문구 Dongdaemun-gu, 중랑구 Jungnang-gu, 성북구 Seongbuk-gu, 강북구 Gangbuk-gu,
      도봉구 Dobong-gu, 노원구 Nowon-gu, 은평구 Eunpyeong-gu, 서대문구 Seodaemun-gu, 마포구 Mapo-gu,
      양천구 Yangcheon-gu, 강서구 Gangseo-gu, 구로구 Guro-gu, 금천구 Geumcheon-gu,
      영등포구 Yeongdeungpo-gu, 동작구 Dongjak-gu, 관악구 Gwanak-gu, 서초구 Seocho-gu,
      강남구 Gangnam-gu, 송파구 Songpa-gu, 강동구 Gangdong-gu
      """
    ),
    (
      "부산",
      """
      중구 Jung-gu, 서구 Seo-gu, 동구 Dong-gu, 영도구 Yeongdo-gu, 부산진구 Busanjin-gu,
      동래구 Dongnae-gu, 남구 Nam-gu, 북구 Buk-gu, 해운대구 Haeundae-gu, 사하구 Saha-gu,
      금정구 Geumjeong-gu, 강서구 Gangseo-gu, 연제구 Yeonje-gu, 수영구 Suyeong-gu,
      사상구 Sasang-gu, 기장군 Gijang-gun
      """
    ),
    (
      "대구",
      """
      중구 Jung-gu, 동구 Dong-gu, 서구 Seo-gu, 남구 Nam-gu, 북구 Buk-gu, 수성구 Suseong-gu,
      달서구 Dalseo-gu, 달성군 Dalseong-gun, 군위군 Gunwi-gun
      """
    ),
    (
      "인천",
      """
      제물포구 Jemulpo-gu, 영종구 Yeongjong-gu, 미추홀구 Michuhol-gu, 연수구 Yeonsu-gu,
      남동구 Namdong-gu, 부평구 Bupyeong-gu, 계양구 Gyeyang-gu, 서해구 Seohae-gu,
      검단구 Geomdan-gu, 강화군 Ganghwa-gun, 옹진군 Ongjin-gun
      """
    ),
    (
      "광주",
      """
      동구 Dong-gu, 서구 Seo-gu, 남구 Nam-gu, 북구 Buk-gu, 광산구 Gwangsan-gu
      """
    ),
    (
      "대전",
      """
      동구 Dong-gu, 중구 Jung-gu, 서구 Seo-gu, 유성구 Yuseong-gu, 대덕구 Daedeok-gu
      """
    ),
    (
      "울산",
      """
      중구 Jung-gu, 남구 Nam-gu, 동구 Dong-gu, 북구 Buk-gu, 울주군 Ulju-gun
      """
    ),
    (
      "세종",
      """
      세종시 Sejong-si
      """
    ),
    (
      "경기",
      """
      수원시 Suwon-si, +장안구 Jangan-gu, +권선구 Gwonseon-gu, +팔달구 Paldal-gu,
      +영통구 Yeongtong-gu, 성남시 Seongnam-si, +수정구 Sujeong-gu, +중원구 Jungwon-gu,
      +분당구 Bundang-gu, 의정부시 Uijeongbu-si, 안양시 Anyang-si, +만안구 Manan-gu,
      +동안구 Dongan-gu, 부천시 Bucheon-si, +원미구 Wonmi-gu, +소사구 Sosa-gu, +오정구 Ojeong-gu,
      광명시 Gwangmyeong-si, 평택시 Pyeongtaek-si, 동두천시 Dongducheon-si, 안산시 Ansan-si,
      +상록구 Sangnok-gu, +단원구 Danwon-gu, 고양시 Goyang-si, +덕양구 Deogyang-gu,
      +일산동구 Ilsandong-gu, +일산서구 Ilsanseo-gu, 과천시 Gwacheon-si, 구리시 Guri-si,
      남양주시 Namyangju-si, 오산시 Osan-si, 시흥시 Siheung-si, 군포시 Gunpo-si, 의왕시 Uiwang-si,
      하남시 Hanam-si, 용인시 Yongin-si, +처인구 Cheoin-gu, +기흥구 Giheung-gu, +수지구 Suji-gu,
      파주시 Paju-si, 이천시 Icheon-si, 안성시 Anseong-si, 김포시 Gimpo-si, 화성시 Hwaseong-si,
      +만세구 Manse-gu, +효행구 Hyohaeng-gu, +병점구 Byeongjeom-gu, +동탄구 Dongtan-gu,
      광주시 Gwangju-si, 양주시 Yangju-si, 포천시 Pocheon-si, 여주시 Yeoju-si,
      연천군 Yeoncheon-gun, 가평군 Gapyeong-gun, 양평군 Yangpyeong-gun
      """
    ),
    (
      "강원",
      """
      춘천시 Chuncheon-si, 원주시 Wonju-si, 강릉시 Gangneung-si, 동해시 Donghae-si,
      태백시 Taebaek-si, 속초시 Sokcho-si, 삼척시 Samcheok-si, 홍천군 Hongcheon-gun,
      횡성군 Hoengseong-gun, 영월군 Yeongwol-gun, 평창군 Pyeongchang-gun, 정선군 Jeongseon-gun,
      철원군 Cheorwon-gun, 화천군 Hwacheon-gun, 양구군 Yanggu-gun, 인제군 Inje-gun,
      고성군 Goseong-gun, 양양군 Yangyang-gun
      """
    ),
    (
      "충북",
      """
      충주시 Chungju-si, 제천시 Jecheon-si, 청주시 Cheongju-si, +상당구 Sangdang-gu,
      +서원구 Seowon-gu, +흥덕구 Heungdeok-gu, +청원구 Cheongwon-gu, 보은군 Boeun-gun,
      옥천군 Okcheon-gun, 영동군 Yeongdong-gun, 진천군 Jincheon-gun, 괴산군 Goesan-gun,
      음성군 Eumseong-gun, 단양군 Danyang-gun, 증평군 Jeungpyeong-gun
      """
    ),
    (
      "충남",
      """
      천안시 Cheonan-si, +동남구 Dongnam-gu, +서북구 Seobuk-gu, 공주시 Gongju-si,
      보령시 Boryeong-si, 아산시 Asan-si, 서산시 Seosan-si, 논산시 Nonsan-si, 계룡시 Gyeryong-si,
      당진시 Dangjin-si, 금산군 Geumsan-gun, 부여군 Buyeo-gun, 서천군 Seocheon-gun,
      청양군 Cheongyang-gun, 홍성군 Hongseong-gun, 예산군 Yesan-gun, 태안군 Taean-gun
      """
    ),
    (
      "전북",
      """
      전주시 Jeonju-si, +완산구 Wansan-gu, +덕진구 Deokjin-gu, 군산시 Gunsan-si, 익산시 Iksan-si,
      정읍시 Jeongeup-si, 남원시 Namwon-si, 김제시 Gimje-si, 완주군 Wanju-gun, 진안군 Jinan-gun,
      무주군 Muju-gun, 장수군 Jangsu-gun, 임실군 Imsil-gun, 순창군 Sunchang-gun,
      고창군 Gochang-gun, 부안군 Buan-gun
      """
    ),
    (
      "전남",
      """
      목포시 Mokpo-si, 여수시 Yeosu-si, 순천시 Suncheon-si, 나주시 Naju-si, 광양시 Gwangyang-si,
      담양군 Damyang-gun, 곡성군 Gokseong-gun, 구례군 Gurye-gun, 고흥군 Goheung-gun,
      보성군 Boseong-gun, 화순군 Hwasun-gun, 장흥군 Jangheung-gun, 강진군 Gangjin-gun,
      해남군 Haenam-gun, 영암군 Yeongam-gun, 무안군 Muan-gun, 함평군 Hampyeong-gun,
      영광군 Yeonggwang-gun, 장성군 Jangseong-gun, 완도군 Wando-gun, 진도군 Jindo-gun,
      신안군 Sinan-gun
      """
    ),
    (
      "경북",
      """
      포항시 Pohang-si, +남구 Nam-gu, +북구 Buk-gu, 경주시 Gyeongju-si, 김천시 Gimcheon-si,
      안동시 Andong-si, 구미시 Gumi-si, 영주시 Yeongju-si, 영천시 Yeongcheon-si, 상주시 Sangju-si,
      문경시 Mungyeong-si, 경산시 Gyeongsan-si, 의성군 Uiseong-gun, 청송군 Cheongsong-gun,
      영양군 Yeongyang-gun, 영덕군 Yeongdeok-gun, 청도군 Cheongdo-gun, 고령군 Goryeong-gun,
      성주군 Seongju-gun, 칠곡군 Chilgok-gun, 예천군 Yecheon-gun, 봉화군 Bonghwa-gun,
      울진군 Uljin-gun, 울릉군 Ulleung-gun
      """
    ),
    (
      "경남",
      """
      진주시 Jinju-si, 통영시 Tongyeong-si, 사천시 Sacheon-si, 김해시 Gimhae-si, 밀양시 Miryang-si,
      거제시 Geoje-si, 양산시 Yangsan-si, 창원시 Changwon-si, +의창구 Uichang-gu,
      +성산구 Seongsan-gu, +마산합포구 Masanhappo-gu, +마산회원구 Masanhoewon-gu, +진해구 Jinhae-gu,
      의령군 Uiryeong-gun, 함안군 Haman-gun, 창녕군 Changnyeong-gun, 고성군 Goseong-gun,
      남해군 Namhae-gun, 하동군 Hadong-gun, 산청군 Sancheong-gun, 함양군 Hamyang-gun,
      거창군 Geochang-gun, 합천군 Hapcheon-gun
      """
    ),
    (
      "제주",
      """
      제주시 Jeju-si, 서귀포시 Seogwipo-si
      """
    ),
  ]
}
