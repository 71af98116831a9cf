import { optimize } from "svgo";
import { ExpectedError } from "../../lib/exit-with-error.ts";
import { refuseUnknownProject } from "./project-picture.ts";
import { saveFile } from "../../lib/save-file.ts";

/** The height of a logo's file; a quarter of it is empty, as around letters. */
const height = 36;

/**
 * Cleans the SVG file of a client's logo: without scripts, styles, metadata and
 * links, and in one colour, that of the text around it. It is as high as the
 * drawn word marks.
 * @throws {ExpectedError} If it is no such file, or holds a photograph.
 */
export function cleanLogo(svg: string): string {
  const cleaned = optimized(svg);
  const [, attributes = "", inside = ""] =
    /^<svg\b([^>]*)>(.*)<\/svg>$/s.exec(cleaned) ?? [];
  const box = /viewBox="([^"]+)"/.exec(attributes)?.[1]?.split(/[\s,]+/)
    .map(Number);
  const [left = 0, top = 0, across = 0, down = 0] = box ?? [];
  if (!(across > 0 && down > 0)) throw unusable("it has no size");
  if (/<(?:image|foreignObject)\b/.test(inside)) {
    throw unusable("it holds a photograph or a page, not only shapes");
  }
  if (/href="(?!#)/.test(inside)) throw unusable("it needs another file");
  if (/<text\b/.test(inside)) {
    throw unusable("it has letters in a font: convert them to paths");
  }
  const margin = down / 4;
  const view = [left, top - margin, across, down + 2 * margin]
    .map((value) => Number(value.toFixed(2)));
  const width = Math.ceil(height * across / (down + 2 * margin));
  return `<svg xmlns="http://www.w3.org/2000/svg" id="mark" width="${width}" height="${height}" viewBox="${
    view.join(" ")
  }" preserveAspectRatio="xMinYMid" fill="currentColor">${inside}</svg>`;
}

/**
 * Writes the logo of a project's client, as its pages show it.
 * @param root The project's root, with a trailing slash.
 * @throws {ExpectedError} If it cannot be used, or there is no such project.
 */
export function addLogo(svg: string, slug: string, root: URL): void {
  refuseUnknownProject(slug, root);
  const place = new URL("static/pictures/logos/", root);
  Deno.mkdirSync(place, { recursive: true });
  saveFile(new URL(`${slug}.svg`, place), cleanLogo(svg));
}

function optimized(svg: string): string {
  try {
    return optimize(svg, {
      multipass: true,
      plugins: [
        { name: "inlineStyles", params: { onlyMatchedOnce: false } },
        "convertStyleToAttrs",
        "removeStyleElement",
        "removeScripts",
        "removeDimensions",
        // The title would be read beside the name that pages give.
        "removeTitle",
        "removeDesc",
        {
          name: "removeAttrs",
          params: { attrs: ["class", "style", "data-.*", "aria-.*", "role"] },
        },
        { name: "convertColors", params: { currentColor: true } },
        "preset-default",
      ],
    }).data;
  } catch (cause) {
    throw new ExpectedError("Cannot read the logo: expected an SVG file", {
      cause,
    });
  }
}

function unusable(reason: string): ExpectedError {
  return new ExpectedError(`Cannot use the logo: ${reason}`);
}
