/**
 * Data attributes by which scripts find the parts of controls: markup spreads
 * them. Classes are for styles alone.
 */
export const parts = {
  /** A row that scrolls sideways, whose position is kept. */
  row: { "data-row": "" },
  /** The switch of the data saver, which must not load React. */
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
  /** A link that always loads a document. */
  document: { "data-document": true },
  /** A form whose page replaces the history entry. */
  replaces: { "data-replace": true },
} as const;

/** Parts with a value, which scripts read. */
export const valueParts = {
  /** A link that brings clients, and how. */
  client: (kind: string) => ({ "data-client": kind }) as const,
  /** A button that copies, and what it says where copying is forbidden. */
  otherwise: (text: string) => ({ "data-otherwise": text }) as const,
  /** A form whose texts session storage keeps, and their key there. */
  draft: (key: string) => ({ "data-draft": key }) as const,
  /** A form that makes an email, and what it says once the browser sends it. */
  email: (sent: string) => ({ "data-sent": sent }) as const,
};
