import * as simpleIcons from "simple-icons";
import { toolCategories } from "../../../../data/services.ts";
import { type MarkFile, textFile } from "../../images/mark-file.ts";
import { withShortPaths } from "./short-paths.ts";

/**
 * The marks of all tools as one file of symbols, each under its slug and drawn
 * in a box of 24 by 24: `<use href="/icons/tools.svg#react">`.
 * @throws {Error} When a tool's slug is not in the icon set.
 */
export function drawToolMarks(): MarkFile {
  const tools = toolCategories.flatMap((category) => category.tools);
  const slugs = new Set(tools.flatMap(({ icon }) => icon ?? []));
  const symbols = [...slugs].sort().map((slug) =>
    `<symbol id="${slug}" viewBox="0 0 24 24"><path d="${
      pathOf(slug)
    }"/></symbol>`
  );
  return textFile(
    "icons/tools.svg",
    withShortPaths(
      `<svg xmlns="http://www.w3.org/2000/svg" fill="currentColor">${
        symbols.join("\n")
      }</svg>`,
    ),
  );
}

function pathOf(slug: string): string {
  for (const icon of Object.values(simpleIcons)) {
    if ("slug" in icon && icon.slug === slug) return icon.path;
  }
  throw new Error(`Cannot find the mark of "${slug}" in simple-icons`);
}
