/**
 * The parts of controls by which scripts know them: markup spreads these data
 * attributes. Classes are for styles alone.
 */
export const parts = {
  /** A row that scrolls sideways, whose place is kept. */
  row: { "data-row": "" },
  /** A control that saves data, and so must not load React. */
  savesData: { "data-saves-data": "" },
  /** A button that copies, and the element that says what came of it. */
  copy: { "data-copy": "" },
  /** A card with one link: its picture is the one of the link's page. */
  card: { "data-card": "" },
  /** What has the shape of a card's picture, if the picture alone has not. */
  cardPicture: { "data-card-picture": "" },
  /** The picture at the top of a page, which the page's cards also show. */
  pagePicture: { "data-page-picture": "" },
  /** A page that says that there is none at its address. */
  notFound: { "data-not-found": "" },
} as const;

/**
 * The selector of a part. Scripts import the type alone, which has no bytes; it
 * fails the type check once the attribute has another name.
 */
export type SelectorOf<Part> = `[${keyof Part & string}]`;
