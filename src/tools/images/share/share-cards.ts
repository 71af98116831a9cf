import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import type { Page } from "playwright-core";
import * as z from "zod/mini";
import { projectList } from "../../../agency/projects/projects.ts";
import type { PageCard } from "../../../pages/section.server.ts";
import { sections } from "../../../pages/sections.server.ts";
import { site } from "../../../../data/site.ts";
import { saveFile } from "../../../lib/save-file.ts";
import {
  pictureFile,
  shareFile,
  shareSize,
} from "../../../agency/pictures/picture-kinds.ts";
import { startBrowser } from "../../browser/find-browser.ts";
import { encodeShare } from "../encode.ts";
import { pageDocument, projectDocument } from "./card-documents.tsx";

/** A picture that other sites show beside a link to a page. */
export interface ShareCard {
  name: string;
  alt: string;
  /** The HTML that it is drawn from, without other files. */
  document: string;
}

/** The card of the site, which pages without a card of their own share. */
const siteCard: PageCard = {
  name: "default",
  surface: "danfo",
  size: 204,
  lines: site.name.split(" "),
};

/** The cards as they were last drawn, by name. */
const listSchema = z.record(
  z.string(),
  z.object({
    alt: z.string().check(z.minLength(1)),
    /** Hash of the document. */
    source: z.string(),
  }),
);

const staticFolder = new URL("../../../../static/", import.meta.url);
const shareFolder = new URL("pictures/share/", staticFolder);

/**
 * A card for the site, each page that has words, and each project whose cover
 * has no share picture of its own, as those of photographs have.
 */
export async function shareCards(): Promise<ShareCard[]> {
  const cards = [siteCard, ...sections.flatMap(({ cards }) => cards)];
  const pages = cards.map((card) => ({
    name: card.name,
    alt: `The bridge under the words of the ${card.name} card: ${
      card.lines.join(" ")
    }`,
    document: pageDocument(card, card !== siteCard),
  }));
  const projects = projectList.map(async ({ name, slug }) => {
    const cover = await coverOf(slug);
    return cover
      ? [{
        name: slug,
        alt: `${name}, a project by ${site.name}`,
        document: projectDocument(name, cover),
      }]
      : [];
  });
  return [...pages, ...(await Promise.all(projects)).flat()];
}

/** The cover to show on a project's card, if there is one. */
async function coverOf(
  slug: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const cover = `${slug}/cover`;
  const own = new URL(`pictures/${shareFile(cover)}`, staticFolder);
  if (existsSync(own)) return undefined;
  const file = new URL(`.${pictureFile(cover, 1600, "avif")}`, staticFolder);
  return existsSync(file) ? await Deno.readFile(file) : undefined;
}

/**
 * Draws the cards that have changed, and removes those that are gone.
 * @param folder Where they are, with a trailing slash.
 * @throws {Error} When no Chromium is installed.
 */
export async function drawShareCards(
  cards: readonly ShareCard[],
  folder: URL = shareFolder,
): Promise<void> {
  const known = await readList(folder);
  const list: z.infer<typeof listSchema> = {};
  const changed: ShareCard[] = [];
  for (const card of cards) {
    const source = createHash("sha256").update(card.document).digest("hex")
      .slice(0, 16);
    list[card.name] = { alt: card.alt, source };
    if (known[card.name]?.source !== source) changed.push(card);
  }
  if (changed.length > 0) await draw(changed, folder);
  for (const name of Object.keys(known)) {
    if (list[name]) continue;
    await Deno.remove(new URL(`${name}.jpg`, folder)).catch(() => {});
    console.log(`removed share/${name}.jpg`);
  }
  const sorted = Object.entries(list).sort(([a], [b]) => a < b ? -1 : 1);
  const text = JSON.stringify(Object.fromEntries(sorted), null, 2) + "\n";
  saveFile(new URL("cards.json", folder), text);
}

async function readList(folder: URL): Promise<z.infer<typeof listSchema>> {
  try {
    const text = await Deno.readTextFile(new URL("cards.json", folder));
    return z.parse(listSchema, JSON.parse(text));
  } catch (cause) {
    if (cause instanceof Deno.errors.NotFound) return {};
    throw new Error("Cannot read the list of share cards", { cause });
  }
}

async function draw(cards: readonly ShareCard[], folder: URL): Promise<void> {
  const browser = await startBrowser();
  try {
    const page = await browser.newPage({ viewport: shareSize });
    for (const { name, document } of cards) {
      const png = await shoot(page, document);
      const { bytes } = await encodeShare(png, `${name}.jpg`);
      saveFile(new URL(`${name}.jpg`, folder), bytes);
      console.log(`share/${name}.jpg: ${bytes.length} bytes`);
    }
  } finally {
    await browser.close();
  }
}

async function shoot(page: Page, document: string): Promise<Uint8Array> {
  await page.setContent(document, { waitUntil: "load" });
  await page.evaluate(fitWords);
  return await page.screenshot({ type: "png" });
}

/** Runs in the page: makes words smaller until they fit their place. */
async function fitWords(): Promise<void> {
  await document.fonts.ready;
  for (const words of document.querySelectorAll<HTMLElement>(".words, .sign")) {
    const top = words.className === "words" ? 100 : 0;
    let size = parseFloat(getComputedStyle(words).fontSize);
    while (
      size > 8 &&
      (words.scrollWidth > words.clientWidth ||
        words.getBoundingClientRect().top < top)
    ) {
      words.style.fontSize = `${--size}px`;
    }
  }
}
