import { createHash } from "node:crypto";
import { site } from "../../../data/site.ts";
import cards from "../../../static/pictures/share/cards.json" with {
  type: "json",
};
import { projectRoot } from "../../lib/project-root.ts";
import { withContentHash } from "../../static-files.ts";
import { coverShareFile } from "./own-pictures.ts";
import { shareFile } from "./picture-kinds.ts";

/** A picture that other sites show with a link to a page. */
export interface SharePicture {
  path: string;
  alt: string;
}

const drawn: Readonly<Record<string, { alt: string } | undefined>> = cards;

/** The share picture of a page, or that of the site. */
export function drawnSharePicture(name: string): SharePicture {
  const known = drawn[name] ? name : "default";
  return {
    path: `/pictures/share/${known}.jpg`,
    alt: drawn[known]?.alt ?? site.name,
  };
}

/** The share picture of a cover; undefined if it has none. */
export function coverSharePicture(
  cover: string,
  alt: string,
): SharePicture | undefined {
  const file = coverShareFile(cover);
  return file === undefined ? undefined : sharePicture(file, alt);
}

/** The share picture of a project's cover, if it was made of a photograph. */
export function projectSharePicture(
  slug: string,
  alt: string,
): SharePicture | undefined {
  return sharePicture(shareFile(`/pictures/${slug}/cover`), alt);
}

function sharePicture(file: string, alt: string): SharePicture | undefined {
  const path = versionedAddress(file);
  return path ? { path, alt } : undefined;
}

const staticFolder = new URL("static/", projectRoot);
const addresses = new Map<string, string>();

/** Reads a file once, when it is there; rendering cannot wait for it. */
function versionedAddress(file: string): string | undefined {
  const known = addresses.get(file);
  if (known) return known;
  try {
    const bytes = Deno.readFileSync(new URL(`.${file}`, staticFolder));
    const digest = createHash("sha256").update(bytes).digest("base64url");
    const address = withContentHash(file, digest.slice(0, 22));
    addresses.set(file, address);
    return address;
  } catch (cause) {
    if (!(cause instanceof Deno.errors.NotFound)) throw cause;
  }
}
