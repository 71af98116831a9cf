import type { SiteRecord } from "../src/records/site.server.ts";
import facts from "./site.json" with { type: "json" };

/** The facts of `site.json`. Texts are in `data/words`. */
export const site: SiteRecord = facts;

/** What no form has. */
export const brand = {
  /** Measures web vitals, without identifying visitors. */
  webVitals: true,
  /** Lets crawlers that train AI models read the site. */
  aiTraining: true,
};

const paper = { light: "#f3f5ee", dark: "#0a1310" };
const ink = { light: "#0e1a16", dark: "#eef2e9" };
const laterite = { light: "#a63a1b", dark: "#7d2a12" };
const onLaterite = "#fff6ec";

/**
 * The brand's colours in the light and the dark theme. The build puts them into
 * the styles, also for drawings; icons and share cards get the light ones
 * from `deno task images`.
 */
export const colours = {
  /** The page. */
  paper,
  /** The page's other shade: sections, cards and what is loading. */
  paper2: { light: "#e4e8dd", dark: "#14211c" },
  /** Thin lines. */
  line: { light: "#c3cabd", dark: "#2b3a33" },
  /** Text, and buttons on paper. */
  ink,
  /** Text that matters less. */
  ink2: { light: "#435048", dark: "#aebcb2" },
  /**
   * The brand's colour: first screens, buttons on dark grounds, what is pointed
   * at. A light one: ink and onDanfo stand on it, and it stands on dark grounds.
   */
  danfo: { light: "#fdb913", dark: "#ffc233" },
  /** Text on danfo, the same in both themes. */
  onDanfo: { light: ink.light, dark: ink.light },
  /** Dark sections, and the water below the bridge. */
  lagoon: { light: "#0b4f4a", dark: "#0a3f3b" },
  /** Lines on the water. */
  ripple: { light: "#13665e", dark: "#0f5d56" },
  /** Sections that stand out, such as a leading testimonial. */
  laterite,
  /** Text on laterite, the same in both themes. */
  onLaterite: { light: onLaterite, dark: onLaterite },
  /** Light sections between those of paper. */
  haze: { light: "#c7d8d2", dark: "#12231f" },
  /** The footer, and the pages of errors. */
  night: { light: paper.dark, dark: "#050b09" },
  /** Text on lagoon and night. */
  onDark: { light: paper.light, dark: ink.dark },
  /** Messages of errors. */
  error: { light: laterite.light, dark: "#ff9a76" },
} as const;

type Office = SiteRecord["offices"][number];

export interface LabelledLink {
  label: string;
  /** A page of this site, or an address elsewhere. */
  href: string;
}

/** The line of the footer about rights. */
export function legalLine(): string {
  return `© ${site.name}`;
}

/** Where an office is, on one line. */
export function placeOf({ locality, region, country }: Office): string {
  return [locality, region, country].filter(Boolean).join(", ");
}

/** The same without the district. */
export function areaOf({ locality, region, country }: Office): string {
  return `${region ?? locality}, ${country}`;
}

/** The links that ring the phone numbers. */
export function phoneLinks(): LabelledLink[] {
  return site.phones.map((phone) => ({
    label: phone,
    href: `tel:${phone.replaceAll(" ", "")}`,
  }));
}

/** The link to WhatsApp, if there is a phone number. */
export function whatsApp(): LabelledLink | undefined {
  const [phone] = site.phones;
  return phone === undefined ? undefined : {
    label: "WhatsApp",
    href: `https://wa.me/${phone.replace(/\D/g, "")}`,
  };
}
