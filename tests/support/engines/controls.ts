/** A control to tap: the middle of its first box, in the page's viewport. */
interface Place {
  x: number;
  y: number;
}

interface NextControl {
  place?: Place;
}

/**
 * Finds each visible control of a page, also of the menus that it opens, and
 * what a tap on it changes. Of a link to another page it only sees that nothing
 * covers it. It runs in the page, as `controls`, and may use nothing from
 * outside.
 */
function watchControls(): void {
  const used = new Set<Element>();
  const useless: string[] = [];
  let control: HTMLElement | undefined;
  let before = "";
  let hasLeft = false;

  // Navigations count, but the page stays.
  addEventListener("click", (event) => {
    const link = (event.target as Element).closest("a");
    if (!link || event.defaultPrevented) return;
    event.preventDefault();
    hasLeft = document.getElementById(link.hash.slice(1)) !== null;
  });
  addEventListener("submit", (event) => {
    event.preventDefault();
    hasLeft = true;
  });

  const all = <T extends Element = HTMLElement>(selector: string) => [
    ...document.querySelectorAll<T>(selector),
  ];
  const menu = () => document.querySelector<HTMLElement>(":popover-open");

  /** What a control may change. */
  function state(): string {
    return JSON.stringify([
      document.documentElement.dataset.theme,
      document.querySelector(":target")?.id,
      menu()?.id,
      all<HTMLDetailsElement>("details").map((it) => it.open),
      all(".tracks p, .tool-list, .category-panel").map(isVisible),
      all("button").map((it) => it.getAttribute("aria-pressed")),
      all("[role=status]").map((it) => it.textContent),
      all(".track").map((it) => it.scrollLeft),
      document.activeElement?.matches("input, textarea") &&
      all("input, textarea").indexOf(document.activeElement as HTMLElement),
    ]);
  }

  function isVisible(element: Element): boolean {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 &&
      // The skip link shows only while it has the focus.
      getComputedStyle(element).clipPath === "none" &&
      element.checkVisibility({ visibilityProperty: true });
  }

  function middleOf(element: Element): Place {
    const [box] = element.getClientRects();
    const { left = 0, top = 0, width = 0, height = 0 } = box ?? {};
    return { x: left + width / 2, y: top + height / 2 };
  }

  function isHit(element: HTMLElement): boolean {
    const { x, y } = middleOf(element);
    // WebKit's scrollbar lies over the page's edge and takes the taps there.
    if (x > innerWidth - 20) return false;
    const hit = document.elementFromPoint(x, y);
    const href = element.getAttribute("href");
    return element.contains(hit) ||
      // A card's link covers the others to the same page.
      href !== null && hit?.closest("a")?.getAttribute("href") === href;
  }

  /** Scrolls to a control if necessary. */
  function isHitInView(element: HTMLElement): boolean {
    if (isHit(element)) return true;
    element.scrollIntoView({
      block: "center",
      inline: "center",
      behavior: "instant",
    });
    return isHit(element);
  }

  /** Waits until a control is still and a tap would hit it. */
  async function isReachable(element: HTMLElement): Promise<boolean> {
    isHitInView(element);
    let last = "";
    let stillFrames = 0;
    await becomes(() => {
      const place = JSON.stringify(middleOf(element));
      stillFrames = place === last ? stillFrames + 1 : 0;
      last = place;
      // Not while something above it still changes its height.
      return stillFrames === 2;
    });
    // A menu that has just closed may be in the next frames, too.
    if (await becomes(() => isHitInView(element))) return true;
    // The strip of works moves while the page is scrolled.
    const bottom = document.documentElement.scrollHeight - innerHeight;
    while (scrollY < bottom - 1) {
      scrollBy({ top: innerHeight / 4, behavior: "instant" });
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      if (isHit(element)) return true;
    }
    return false;
  }

  const isLeaving = (element: HTMLElement) =>
    element instanceof HTMLAnchorElement &&
    !element.getAttribute("href")?.startsWith("#");

  /** Waits for what may be moving: half a second at 60 frames a second. */
  async function becomes(condition: () => boolean): Promise<boolean> {
    for (let frame = 0; frame < 30; frame++) {
      if (condition()) return true;
      await new Promise(requestAnimationFrame);
    }
    return condition();
  }

  function unusedIn(root: ParentNode): HTMLElement | undefined {
    const unused = [
      ...root.querySelectorAll<HTMLElement>(
        "a[href], button:not([aria-disabled=true]), summary, input, textarea, select",
      ),
    ].filter((it) => !used.has(it));
    // What is chosen can be chosen again after another one.
    return unused.find((it) => !isChosen(it) && isVisible(it)) ??
      unused.find(isVisible);
  }

  const isChosen = (element: Element) =>
    element.matches("[aria-pressed=true], .category[aria-expanded=true]");

  async function next(): Promise<NextControl | null> {
    while (true) {
      const open = menu();
      control = unusedIn(open ?? document);
      if (!control && !open) return null;
      if (!control) open?.hidePopover();
      else {
        used.add(control);
        const isTapped = !isLeaving(control) && !isChosen(control);
        if (!isTapped && isHitInView(control)) continue;
        const place = await placeOf(control);
        // Each wait is an answer of its own: drivers limit their duration.
        return isTapped && place ? { place } : {};
      }
    }
  }

  /** Where a control can be tapped; notes it if it cannot. */
  async function placeOf(control: HTMLElement): Promise<Place | undefined> {
    if (control.matches(":disabled")) {
      useless.push(`disabled: ${control.outerHTML}`);
      return;
    }
    if (!await isReachable(control)) {
      useless.push(`covered: ${control.outerHTML}`);
      return;
    }
    hasLeft = false;
    // Visitors are not as quick: a second press on one place would do nothing.
    delete sessionStorage.press;
    before = state();
    return middleOf(control);
  }

  async function tapped(): Promise<void> {
    const isUseful = await becomes(() => hasLeft || state() !== before);
    if (!isUseful) useless.push(`without effect: ${control?.outerHTML}`);
  }

  Object.assign(globalThis, { controls: { next, tapped, useless } });
}

/**
 * Uses each visible control of a page by taps.
 * @param evaluate Evaluates an expression, or its promise, in the page.
 * @returns The controls that did nothing, and why.
 */
export async function uselessControls(
  evaluate: <T>(expression: string) => Promise<T>,
  tap: (place: Place) => Promise<unknown>,
): Promise<string[]> {
  await evaluate(`(${watchControls})()`);
  while (true) {
    const control = await evaluate<NextControl | null>("controls.next()");
    if (!control) return await evaluate("controls.useless");
    if (!control.place) continue;
    await tap(control.place);
    await evaluate("controls.tapped()");
  }
}
