"""The favorites and their week, as a person uses them and after all that may have happened to them."""

import json

import common
from common import YANGJAE, check

KEY = "mart-closing-days.favorites"


def choose(page, query, branch):
    page.fill("#query", query)
    press(page, page.locator(f'#results button.star[data-id="{branch}"]'))


def press(page, star):
    """Presses a star, and waits for the database to have what follows."""
    star.click()
    settle(page)


def settle(page):
    page.evaluate(common.KEPT)
    page.evaluate("() => new Promise((done) => setTimeout(done))")


def chosen(page):
    return page.eval_on_selector_all("#days [data-branch]", "all => all.map((line) => line.dataset.branch)")


def cells(page, branch):
    return page.eval_on_selector_all(
        f'#days [data-branch="{branch}"] .cell', "all => all.map((cell) => cell.className.split(' ')[1])")


def favorites(chromium, url):
    context = chromium.new_context(locale="ko-KR", viewport={"width": 390, "height": 844})
    page = context.new_page()
    problems = common.watch(page)
    common.open_page(page, url)
    page.fill("#query", "ㅇㅈ")
    found = page.eval_on_selector_all("#results button.star", "all => all.map((b) => b.dataset.id)")
    check(YANGJAE in found, "ㅇㅈ finds 코스트코 양재점")
    marked = page.eval_on_selector_all(
        "#results li", "all => all.map((li) => [li.querySelector('.name').textContent,"
        " [...li.querySelectorAll('.name mark')].map((m) => m.textContent)])")
    check(["코스트코 양재점", ["양재"]] in marked, "양재 is marked in it")
    page.fill("#query", "didwo")
    check("코스트코 양재점" in page.inner_text("#results"), "so does didwo, the other keyboard layout")
    choose(page, "코스트코 양재", YANGJAE)
    # 2026-11-22 is the fourth Sunday; the store closes on the second and the fourth.
    check(cells(page, YANGJAE) == ["closed"] + ["open"] * 6, f"its line says closed on the first day: {cells(page, YANGJAE)}")
    more = page.evaluate("() => closingDays.ask('search', 8, '이마트').rows.map((row) => `${row.id}`)")[:3]
    for branch in more[:2]:
        choose(page, "이마트", branch)
    check(chosen(page) == [YANGJAE, *more[:2]], "three favorites are chosen")
    page.evaluate("() => scrollTo(0, 0)")
    last = page.locator("#days .line").last.bounding_box()
    check(last["y"] + last["height"] <= 844, f"three favorites and their week fit on a phone: {last['y'] + last['height']:.0f} of 844 px")
    button = page.locator(f'#results button.star[data-id="{more[2]}"]')
    press(page, button)
    sentence = page.inner_text("#message")
    check(chosen(page) == [YANGJAE, *more[:2]] and "최대 3곳" in sentence, f"a fourth is refused: {sentence}")
    star, message = button.bounding_box(), page.locator("#message").bounding_box()
    gap = min(abs(message["y"] - star["y"] - star["height"]), abs(star["y"] - message["y"] - message["height"]))
    check(gap < 12, f"where it was pressed: {gap:.0f} px away")
    page.evaluate("""() => {
      const field = document.querySelector("#day");
      field.value = "2026-12-07";
      field.dispatchEvent(new Event("change"));
    }""")
    check(cells(page, YANGJAE) == ["open"] * 6 + ["closed"], "from 7 December on, it is the seventh day")
    check("12월 7일" in page.inner_text("#list-title") and "오늘" not in page.inner_text("#list-title"),
          f"another day is not called today: {page.inner_text('#list-title')}")
    page.click("#today")
    page.click(f'#days [data-branch="{YANGJAE}"] .link')
    check(page.eval_on_selector("#detail td.today", "td => td.className").startswith("closed"),
          "a line opens the detail with its month, which says the same")
    page.keyboard.press("Escape")
    page.fill("#query", "제주")
    page.click("#results .link")
    check(page.locator("#detail td").count() > 27, "so does a store that is no favorite")
    page.click("#detail [data-key=close]")
    page.fill("#query", "이마트")
    before = page.locator("#results > li").count()
    page.click("#more")
    check(page.locator("#results > li").count() > before, "more results are shown when asked for")
    page.reload()
    page.wait_for_selector("body[data-ready]")
    check(chosen(page) == [YANGJAE, *more[:2]], "they are there after a reload")
    stored = page.evaluate(common.KEPT)["favorites"]
    form = json.loads(stored)
    check([entry["id"] for entry in form["favorites"]] == [int(i) for i in chosen(page)],
          f"in the library's stored form: {stored}")
    page.focus(f'#days [data-branch="{more[1]}"] .star')
    page.keyboard.press("Enter")
    settle(page)
    check(chosen(page) == [YANGJAE, more[0]], "the keyboard takes one out")
    check(page.evaluate("() => document.activeElement.id") == "favorites-title", "and keeps its place")
    gone = [990_001, 990_002, 990_003]
    keep(page, {"version": form["version"], **{k: v for k, v in form.items() if k not in ("version", "favorites")},
                "favorites": [{**form["favorites"][0], "id": id} for id in gone]})
    check(chosen(page) == [str(id) for id in gone], "stores that left the catalogue have a line")
    press(page, page.locator("#days .star").first)
    check(chosen(page) == [str(id) for id in gone[1:]], f"and can be taken out: {page.inner_text('#message')}")
    for text in ('{"version":99}', '{"version":98}', '{"version":98}'):
        keep(page, text)
    aside = sorted(text for name, text in page.evaluate(common.KEPT).items() if "unreadable" in name)
    check(aside == ['{"version":98}', '{"version":99}'] and page.inner_text("#notice") != "",
          f"two that cannot be read are both set aside and said: {page.inner_text('#notice')}")
    earlier = json.dumps({**form, "favorites": form["favorites"][:1]})
    for name in (KEY, KEY.split(".")[1]):
        page.evaluate(common.KEEP, {})
        page.evaluate("([name, text]) => { localStorage.clear(); localStorage.setItem(name, text); }", [name, earlier])
        again(page)
        check(chosen(page) == [YANGJAE], f"what an earlier version kept under {name} is there")
    page.evaluate(common.KEEP, {})
    page.evaluate("() => { localStorage.clear(); localStorage.setItem('favorites', '[true]'); }")
    again(page)
    check(chosen(page) == [] and page.inner_text("#notice") == "", "what another page kept there is left alone")
    page.evaluate("() => { localStorage.clear(); localStorage.setItem('mart-closing-days.language', 'xx'); }")
    page.reload()
    page.wait_for_selector("body[data-ready]")
    check(page.evaluate("() => document.documentElement.lang") == "ko", "a language that is none is not taken")
    page.click("#language")
    check(page.inner_text("h1") == "Mart closing days" and page.evaluate("() => document.documentElement.lang") == "en",
          "the page speaks English")
    words = page.evaluate("""() => [...document.querySelectorAll("main, header")].map((e) => e.innerText).join(" ")
      .split("\\n").filter((line) => /[가-힣]/.test(line))""")
    stray = [line for line in words if "ㅇㅈ" not in line and line.strip() not in regions(page)]
    check(all("한국어" in line for line in stray), f"and nothing else: {stray[:3]}")
    check(problems == [], f"no error in the console {problems[:3]}")
    context.close()


def regions(page):
    return {line.strip() for line in page.inner_text("#region").split("\n")} | set(page.evaluate("() => closingDays.ask('regions')"))


def keep(page, form):
    """Opens the page again with other stored favorites."""
    kept = page.evaluate(common.KEPT)
    page.evaluate(common.KEEP, {**kept, "favorites": form if isinstance(form, str) else json.dumps(form)})
    again(page)


def again(page):
    page.reload()
    page.wait_for_selector("body[data-ready]")
