import { site } from "./site.ts";

/** The picture that other sites show beside a link to a page. */
export interface PageCard {
  /** The card's name: a page names it in the `picture` of its `handle`. */
  name: string;
  sky: "danfo" | "haze" | "band" | "paper" | "lagoon" | "laterite";
  /** Size of the words in pixels; smaller where a line would not fit. */
  size: number;
  lines: readonly string[];
}

/** The card of the site, which pages without a card of their own share. */
export const siteCard: PageCard = {
  name: "default",
  sky: "danfo",
  size: 204,
  lines: site.name.split(" "),
};

export const pageCards: readonly PageCard[] = [
  {
    name: "home",
    sky: "danfo",
    size: 132,
    lines: ["From idea", "to product,", "span by span."],
  },
  {
    name: "about",
    sky: "band",
    size: 132,
    lines: ["We live at", "one end of", "the bridge."],
  },
  {
    name: "services",
    sky: "lagoon",
    size: 132,
    lines: ["We fix the", "page where", "people leave."],
  },
  {
    name: "branding",
    sky: "danfo",
    size: 122,
    lines: ["A name people", "can shout", "across a road."],
  },
  {
    name: "web-design",
    sky: "haze",
    size: 142,
    lines: ["Pages people", "finish reading."],
  },
  {
    name: "web-dev",
    sky: "haze",
    size: 124,
    lines: ["Built to open", "fast and last", "for years."],
  },
  {
    name: "no-code",
    sky: "laterite",
    size: 118,
    lines: ["Launch on blocks.", "Leave when you", "outgrow them."],
  },
  {
    name: "academy",
    sky: "lagoon",
    size: 132,
    lines: ["Six weeks,", "then real work."],
  },
  { name: "portfolio", sky: "paper", size: 208, lines: ["Portfolio"] },
  { name: "blog", sky: "paper", size: 268, lines: ["Blog"] },
  {
    name: "careers",
    sky: "laterite",
    size: 150,
    lines: ["Join Us. We", "are hiring!"],
  },
  {
    name: "contact",
    sky: "danfo",
    size: 132,
    lines: ["Let’s Build", "Something", "Together"],
  },
];
