import type { parts } from "../../ui/controls/parts.ts";
import type { SelectorOf } from "../../lib/data-attributes.ts";

/** The `view-transition-name` of the shared picture, which CSS also uses. */
const transitionName = "page-picture";

const pagePicture: SelectorOf<typeof parts.pagePicture> = "[data-page-picture]";
const cardPart: SelectorOf<typeof parts.card> = "[data-card]";
const cardShape: SelectorOf<typeof parts.cardPicture> = "[data-card-picture]";

/** A navigation between two paths of the site. */
export interface Change {
  from: string;
  to: string;
}

/** Marks one picture on the old page and its counterpart on the new one. */
interface SharedPicture {
  /** Called once the new page is in the document. */
  arrive(): void;
  /** Removes the marks. */
  end(): void;
}

let last: SharedPicture | undefined;

/**
 * A shared-element transition between a card's picture and the same picture on
 * the card's page: both get one `view-transition-name`. The card is on the old
 * page or, when going back, on the new one.
 */
export function shareElement({ from, to }: Change): SharedPicture {
  // Two elements with one name would cancel the transition.
  last?.end();
  const marked: HTMLElement[] = [];
  function mark(element: HTMLElement | undefined): void {
    if (!element) return;
    // Not as a style attribute, which the security policy forbids.
    element.style.viewTransitionName = transitionName;
    marked.push(element);
  }
  const card = cardPicture(to);
  mark(card ?? firstPicture());
  return last = {
    arrive: () => mark(card ? firstPicture() : cardPicture(from)),
    end() {
      for (const { style } of marked) style.viewTransitionName = "";
    },
  };
}

function firstPicture(): HTMLElement | undefined {
  const picture = document.querySelector<HTMLElement>(pagePicture);
  return picture && isInView(picture) ? picture : undefined;
}

/**
 * The visible picture of a card that links to a path; the clicked card first.
 */
function cardPicture(path: string): HTMLElement | undefined {
  const links = [...document.querySelectorAll<HTMLAnchorElement>("main a")]
    .filter(({ pathname }) => pathname === path);
  const used = links.filter((link) => link === document.activeElement);
  return [...used, ...links].map(pictureOf).find((picture) =>
    picture && isInView(picture)
  );
}

function pictureOf(link: HTMLAnchorElement): HTMLElement | undefined {
  const image = (link.closest(cardPart) ?? link).querySelector("img");
  return image?.closest<HTMLElement>(cardShape) ?? image ?? undefined;
}

/** A picture outside the viewport would fly in from nowhere. */
function isInView(element: HTMLElement): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
}
