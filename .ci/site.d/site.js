// The page program calls every page English and every site Documentation.
const inKorean = KOREAN;
function say() {
  const path = location.pathname.replace(/\/$/, "").toLowerCase();
  const language = inKorean.some((page) => path.endsWith(page)) ? "ko" : "en";
  if (document.documentElement.lang !== language) document.documentElement.lang = language;
  const title = document.title.replace(/(^MartHolidayKit)? \| Documentation$/, (_, kit) => kit ?? " | MartHolidayKit");
  if (document.title !== title) document.title = title;
}
new MutationObserver(say).observe(document.documentElement, { attributeFilter: ["lang"] });
new MutationObserver(say).observe(document.head, { childList: true, subtree: true });
say();
