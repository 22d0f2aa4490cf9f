"""Measures a table's page as it is laid out.

It finds what is cut off, too small to read, too small to touch, overprinted, or scrolled out of a keyboard's reach.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from playwright.sync_api import Page


class Screen(NamedTuple):
    name: str
    width: int
    height: int
    letters: int  # pixels that type must have at least
    touched: bool

    @property
    def is_desk(self) -> bool:
        """Whether a whole table is in sight at once, without scrolling the page."""
        return self.width >= 1000 and self.height >= 600


SCREENS: Final = (
    Screen("laptop", 1366, 768, 11, False),
    Screen("desktop", 1440, 900, 11, False),
    Screen("large", 1920, 1080, 11, False),
    Screen("tablet", 1024, 768, 10, True),
    Screen("tablet-wide", 1180, 820, 10, True),
    Screen("tablet-upright", 820, 1180, 10, True),
    Screen("phone", 390, 844, 10, True),
    Screen("phone-lying", 844, 390, 10, True),
)
SETTLING: Final = 3  # measurements until what is wrong counts
FINGER: Final = 44  # pixels
# Places on a board have their name in the list of answers, too, which has the size of a finger.
FINGERTIP: Final = 23

# Everything that a player looks at. What scrolls by itself does not count: logs, lists of answers, strips.
LOOKED_AT: Final = (
    ".prompt, .hand, .board svg, .board article, .board [data-option], .board table, .people li, .log [role=tab]"
)

MEASURE: Final = """({selector, letters, finger, fingertip, isDesk}) => {
    const found = [];
    const round = (x) => Math.round(x * 10) / 10;
    const name = (one) => {
        const of = one.closest("[data-option], [data-answer], [data-place]")?.dataset ?? {};
        const style = one.getAttribute("class")?.replace(/svelte-\\w+/g, "").trim();
        const hooks = [style, of.option ?? of.answer ?? of.place];
        return [one.tagName.toLowerCase(), ...hooks.filter(Boolean)].join(" ");
    };
    const isShown = (one) =>
        one.checkVisibility({visibilityProperty: true, opacityProperty: true})
        && !one.closest(".visually-hidden, details:not([open]) > :not(summary)");
    const scrolls = (one) => /auto|scroll/.test(getComputedStyle(one).overflow);
    const within = (inner, outer, by = 2) =>
        inner.left >= outer.left - by && inner.right <= outer.right + by
        && inner.top >= outer.top - by && inner.bottom <= outer.bottom + by;
    // Whether resting on it or touching it for long says it in full.
    const tells = (one) => {
        for (let outer = one; outer && outer !== play; outer = outer.parentElement) {
            if (outer.hasAttribute("title") || outer.querySelector(":scope > title")) return true;
            const role = outer.getAttribute("role") ?? outer.tagName;
            if (outer.hasAttribute("aria-label") && /img|button/.test(role)) return true;
        }
        return false;
    };
    const play = document.querySelector(".play");

    // The page: never wider than the window, and on a desk never higher.
    const {scrollWidth, scrollHeight} = document.documentElement;
    if (scrollWidth > innerWidth) found.push(`wide: the page has ${scrollWidth} px`);
    if (isDesk && scrollHeight > innerHeight) found.push(`high: the page has ${scrollHeight} px`);
    const stage = document.querySelector(".stage");
    if (isDesk && stage.scrollHeight > stage.clientHeight + 1)
        found.push(`high: the board needs ${stage.scrollHeight} px of ${stage.clientHeight}`);
    if (stage.scrollWidth > stage.clientWidth + 1)
        found.push(`wide: the board needs ${stage.scrollWidth} px of ${stage.clientWidth}`);

    // Cut off by the window or by a box that does not scroll.
    for (const one of isDesk ? document.querySelectorAll(selector) : []) {
        const box = one.getBoundingClientRect();
        if (box.height < 1 || !isShown(one)) continue;
        let isListed = false;
        for (let outer = one.parentElement; outer && !isListed; outer = outer.parentElement) {
            if (!(outer instanceof HTMLElement) || getComputedStyle(outer).overflow === "visible") continue;
            isListed = scrolls(outer) && !outer.matches(".stage");
            if (!isListed && !within(box, outer.getBoundingClientRect()))
                found.push(`cut: ${name(one)} by ${name(outer)}`);
        }
        if (!isListed && !within(box, {left: 0, top: 0, right: innerWidth, bottom: innerHeight}))
            found.push(`cut: ${name(one)} by the window`);
    }

    // The box that hides what sticks out of it, without a way to scroll there.
    const cutter = (one) => {
        for (let outer = one; outer; outer = outer.parentElement) {
            const overflow = getComputedStyle(outer).overflowY;
            if (/auto|scroll/.test(overflow)) return null;
            if (overflow === "hidden") return outer.getBoundingClientRect();
        }
        return null;
    };

    // Type: its size on the screen, what its box cuts off, and what is printed over it.
    const texts = [];
    const walker = document.createTreeWalker(play, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const said = node.data.trim();
        const one = node.parentElement;
        if (!said || one.closest("title, desc, .flights") || !isShown(one)) continue;
        if (getComputedStyle(one).clipPath !== "none") continue; // for screen readers
        const range = document.createRange();
        range.selectNodeContents(node);
        // A range knows nothing of letters that are set closer.
        const box = (one.hasAttribute("textLength") ? one : range).getBoundingClientRect();
        if (box.width < 1) continue;
        const matrix = one instanceof SVGElement ? one.getScreenCTM() : one.closest("foreignObject")?.getScreenCTM();
        const size = parseFloat(getComputedStyle(one).fontSize) * (matrix ? Math.hypot(matrix.b, matrix.d) : 1);
        // A line of type, without the space above and below its letters.
        const gap = box.height < 2 * size ? Math.max(0, box.height - 0.75 * size) / 2 : 0;
        const type = {left: box.left, right: box.right, top: box.top + gap, bottom: box.bottom - gap};
        const isTold = tells(one);
        if (size < letters - 0.05 && !isTold) found.push(`small: "${said}" (${name(one)}) is ${round(size)} px`);
        texts.push({said, box: type, one});
        // A word that is broken where it has no hyphen.
        const lines = new Set([...range.getClientRects()].map(({top}) => Math.round(top)));
        if (lines.size > 1 && /^[\\p{L}]+$/u.test(said)) found.push(`broken: "${said}" (${name(one)})`);
        if (one instanceof HTMLElement) {
            let around = one;
            while (around && getComputedStyle(around).display === "inline") around = around.parentElement;
            const style = getComputedStyle(around);
            const isClipped = style.overflowX !== "visible" && !scrolls(around);
            const isCut = isClipped && around.scrollWidth > around.clientWidth + 1;
            const edge = cutter(one);
            const left = edge ? Math.min(type.bottom, edge.bottom) - Math.max(type.top, edge.top) : Infinity;
            const lost = 1 - left / (type.bottom - type.top);
            if ((isCut || lost > 0.4) && !isTold)
                found.push(`cut: "${said}" (${name(one)})`);
        }
    }
    // The number of a space is not hidden by what stands there.
    for (const marker of play.querySelectorAll("svg .marker, svg .disc")) {
        if (!isShown(marker)) continue;
        const over = marker.getBoundingClientRect();
        for (const {said, box, one} of texts) {
            if (one.ownerSVGElement !== marker.ownerSVGElement || marker.contains(one)) continue;
            const width = Math.min(box.right, over.right) - Math.max(box.left, over.left);
            const height = Math.min(box.bottom, over.bottom) - Math.max(box.top, over.top);
            if (width > 0 && height > 0 && width * height > 0.2 * (box.right - box.left) * (box.bottom - box.top))
                found.push(`hidden: "${said}" by a marker`);
        }
    }
    // A button that floats over a drawing lies over nothing that is printed on a piece.
    for (const one of play.querySelectorAll("[data-floats] button")) {
        const over = one.getBoundingClientRect();
        for (const {said, box, one: printed} of isShown(one) ? texts : [])
            if (printed.closest("[data-place]") && box.right > over.left && box.left < over.right
                && box.bottom > over.top && box.top < over.bottom)
                found.push(`over: the button ${one.ariaLabel} and "${said}"`);
    }
    const layers = (one) => one.closest(".top, .reply, .hand, .side, .deeds, .tip") ?? play;
    const clipped = ({box, one}) => {
        let {left, top, right, bottom} = box;
        for (let outer = one; outer; outer = outer.parentElement) {
            if (!(outer instanceof HTMLElement) || /visible|clip/.test(getComputedStyle(outer).overflow)) continue;
            const edge = outer.getBoundingClientRect();
            [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
            [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
        }
        return {left, top, right, bottom, area: Math.max(0, right - left) * Math.max(0, bottom - top)};
    };
    const seen = texts.map((text) => ({...text, box: clipped(text)})).filter(({box}) => box.area > 4);
    for (const [i, a] of seen.entries()) for (const b of seen.slice(i + 1)) {
        if (a.one.contains(b.one) || b.one.contains(a.one) || layers(a.one) !== layers(b.one)) continue;
        const width = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
        const height = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
        if (width > 1 && height > 1 && width * height > 0.3 * Math.min(a.box.area, b.box.area))
            found.push(`over: "${a.said}" (${name(a.one)}) and "${b.said}" (${name(b.one)})`);
    }

    // On a desk, the latest lines of the log are in sight, and the button that leads to them lies within.
    const [lines, latest] = [play.querySelector(".log .lines"), play.querySelector("[data-latest]")];
    if (isDesk && lines && lines.clientHeight < 40) found.push(`log: its lines have ${lines.clientHeight} px`);
    if (isDesk && latest && !within(latest.getBoundingClientRect(), lines.getBoundingClientRect(), 0))
        found.push("log: the button to its end lies over something else");

    // What scrolls is reached by keyboard: it takes the focus itself, or something in it does.
    for (const one of play.querySelectorAll("*")) {
        const {overflowX, overflowY} = getComputedStyle(one);
        const isHigher = /auto|scroll/.test(overflowY) && one.scrollHeight > one.clientHeight + 2;
        const isWider = /auto|scroll/.test(overflowX) && one.scrollWidth > one.clientWidth + 2;
        if (!(isHigher || isWider) || !isShown(one)) continue;
        const isReached = [one, ...one.querySelectorAll("*")].some((each) => each.tabIndex >= 0 && isShown(each));
        if (!isReached) found.push(`keyboard: ${name(one)} scrolls, and cannot be reached`);
    }

    // Touch.
    const smallest = new Map();
    const touched = finger ? play.querySelectorAll("button, a, summary, input, select, [role=button], [role=tab]") : [];
    for (const one of touched) {
        if (!isShown(one) || getComputedStyle(one).clipPath !== "none") continue;
        const {width, height} = one.getBoundingClientRect();
        if (width < 1) continue;
        const isPlace = one instanceof SVGElement;
        const option = one.dataset.option;
        // A place whose answer lies beside the board, too, in the size of a finger.
        if (isPlace && option && play.querySelector(`div[data-option="${CSS.escape(option)}"]`)) continue;
        const least = isPlace ? fingertip : finger;
        const size = Math.min(width, height);
        if (size < least - 0.5) smallest.set(name(one), Math.min(size, smallest.get(name(one)) ?? size));
    }
    for (const [one, size] of smallest) found.push(`touch: ${one} is ${round(size)} px`);
    return [...new Set(found)];
}"""

# How much of a phone's window shows the board, between what lies over it.
SIGHT: Final = """() => {
    const edge = document.querySelector(".stage").getBoundingClientRect();
    const [x, across] = [edge.left + edge.width / 2, edge.width];
    let rows = 0;
    for (let y = 2; y < innerHeight; y += 4) rows += Boolean(document.elementFromPoint(x, y)?.closest(".stage"));
    return {rows: rows * 4, across};
}"""


def complaints(page: Page, screen: Screen) -> list[str]:
    """What is wrong with the page on a screen that has its size already."""
    wanted = {
        "selector": LOOKED_AT,
        "letters": screen.letters,
        "finger": FINGER if screen.touched else 0,
        "fingertip": FINGERTIP,
        "isDesk": screen.is_desk,
    }
    found: list[str] = page.evaluate(MEASURE, wanted)
    for _ in range(SETTLING):
        if not found:
            break
        page.wait_for_timeout(150)  # boards measure themselves after the window has changed
        found = page.evaluate(MEASURE, wanted)
    return found
