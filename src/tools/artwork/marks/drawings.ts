import { colours } from "../../../../data/site.ts";
import type { MarkFile } from "../../images/mark-file.ts";

const sources = new URL("../drawings/", import.meta.url);

/**
 * The drawings that pages show by `<use>`. A source names the brand's colours,
 * as in `fill="{danfo}"`, where a drawing is the same in both themes; the
 * colours of the theme are the page's own: `var(--danfo)`.
 * @throws {Error} If a drawing uses an unknown colour.
 */
export async function recolourDrawings(
  palette: Readonly<Record<string, { light: string }>> = colours,
): Promise<MarkFile[]> {
  const files: MarkFile[] = [];
  for await (const { name } of Deno.readDir(sources)) {
    const source = await Deno.readTextFile(new URL(name, sources));
    const svg = source.replace(/\{(\w+)\}/g, (_, colour: string) => {
      const found = palette[colour]?.light;
      if (!found) throw new Error(`Cannot find "${colour}" of "${name}"`);
      return found;
    });
    files.push({
      path: `drawings/${name}`,
      bytes: new TextEncoder().encode(svg),
    });
  }
  return files;
}
