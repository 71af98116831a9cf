/** Names what both pages of a transition show; CSS knows it by this name. */
const transitionName = "page-picture";

/** The picture that a page begins with; its card elsewhere shows the same. */
const pagePicture = ".page-picture";

/** A navigation between two paths of the site. */
export interface Change {
  from: string;
  to: string;
}

/** Marks one picture on the page that is left, and it again on the new one. */
export interface SharedPicture {
  /** Called once the new page is in the document. */
  arrive(): void;
  /** Takes the marks off. */
  end(): void;
}

let last: SharedPicture | undefined;

/**
 * A shared-element transition between the picture of a card and that of the page
 * which the card leads to: both get one `view-transition-name`. The card is on
 * the old page, or, going back, on the new one.
 */
export function shareElement({ from, to }: Change): SharedPicture {
  // Two pictures of one name would cancel the transition.
  last?.end();
  const marked: HTMLElement[] = [];
  function mark(element: HTMLElement | undefined): void {
    if (!element) return;
    // Not as an attribute, which the security policy would refuse.
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

/** The picture in view whose card leads to a path; the card in use first. */
function cardPicture(path: string): HTMLElement | undefined {
  const links = [...document.querySelectorAll<HTMLAnchorElement>("main a")]
    .filter(({ pathname }) => pathname === path);
  const used = links.filter((link) => link === document.activeElement);
  return [...used, ...links].map(pictureOf).find((picture) =>
    picture && isInView(picture)
  );
}

function pictureOf(link: HTMLAnchorElement): HTMLElement | undefined {
  const image = (link.closest(".card") ?? link).querySelector("img");
  return image?.closest<HTMLElement>(".card-picture") ?? image ?? undefined;
}

/** A picture out of view would fly in from nowhere. */
function isInView(element: HTMLElement): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
}
