import type { hydratingAttribute } from "../../streaming/document-state.ts";
import type { dataSaverAttribute } from "../pictures/is-data-saver-on.ts";
import type { parts } from "./parts.ts";

// Types alone: the modules would come as files of their own with every visit.
const hydrating: typeof hydratingAttribute = "data-hydrating";
const saving: typeof dataSaverAttribute = "data-light";
const savesData: keyof typeof parts.savesData = "data-saves-data";

/** The button of each picture that waits for a tap. */
const buttons = new Map<HTMLImageElement, HTMLButtonElement>();

/** Addresses of the pictures that were tapped: they stay when they come again. */
const tapped = new Set<string>();

/** The button that had the focus when hydration removed it. */
let focused: HTMLButtonElement | undefined;

/** Below this width a picture's button has small letters. */
const smallWidth = 120;

const observer = new MutationObserver(update);

/**
 * Puts a button on each picture that the data saver holds back, also on those
 * that come later, until the data saver is off.
 */
export function showButtons(): void {
  observer.observe(document, { childList: true, subtree: true });
  observer.observe(document.documentElement, {
    attributeFilter: [saving, hydrating],
  });
  update();
}

function update(): void {
  const root = document.documentElement;
  const isOn = root.hasAttribute(saving);
  const isHydrating = root.hasAttribute(hydrating);
  for (const [image, button] of buttons) {
    if (!isOn || !image.isConnected) remove(image);
    else if (isHydrating) {
      if (button.matches(":focus")) focused = button;
      button.remove();
    }
  }
  if (!isOn) observer.disconnect();
  else if (!isHydrating) placeButtons();
  // The buttons are changes, too.
  observer.takeRecords();
}

function placeButtons(): void {
  const waiting = document.querySelectorAll<HTMLImageElement>(
    "img[loading=lazy]:not([data-shown])",
  );
  for (const image of waiting) {
    if (tapped.has(image.src)) {
      image.dataset.shown = "";
      remove(image);
      continue;
    }
    const button = buttons.get(image) ?? createButton(image);
    if (button.isConnected) continue;
    buttons.set(image, button);
    // A link holds no button.
    const link = image.closest("a");
    if (link) link.before(button);
    else image.after(button);
    if (button === focused && document.activeElement === document.body) {
      button.focus({ preventScroll: true });
    }
  }
}

function createButton(image: HTMLImageElement): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "show-picture";
  button.setAttribute(savesData, "");
  button.textContent = textOf(image);
  if (image.alt) button.ariaLabel = `${button.textContent}: ${image.alt}`;
  const { clientWidth } = image;
  if (clientWidth > 0) {
    button.style.maxWidth = `${clientWidth}px`;
    button.classList.toggle("small", clientWidth < smallWidth);
  }
  button.onclick = (event) => {
    // The picture may be in a link.
    event.preventDefault();
    event.stopPropagation();
    tapped.add(image.src);
    image.dataset.shown = "";
    remove(image);
    image.tabIndex = -1;
    image.focus({ preventScroll: true });
  };
  return button;
}

function remove(image: HTMLImageElement): void {
  buttons.get(image)?.remove();
  buttons.delete(image);
}

/** The weights as JSON: a constant that the build defines. */
declare const PICTURE_WEIGHTS: string;

/**
 * Kilobytes, rounded up, of each of the site's pictures ("<set>/<name>"), in
 * the middle one of its widths.
 */
const weights: Readonly<Record<string, number | undefined>> = JSON.parse(
  PICTURE_WEIGHTS,
);

/** What the button says: about the weight, of one of the site's pictures. */
function textOf({ src }: HTMLImageElement): string {
  const [, picture = ""] = /\/pictures\/(.+)-\d+\.\w+$/.exec(src) ?? [];
  const weight = weights[picture];
  return weight ? `Show, about ${weight}\u00a0kB` : "Show";
}
