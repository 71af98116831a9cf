import type { Plugin } from "esbuild";

type Site = typeof import("../../../../data/site.ts");
type Colour = Record<"light" | "dark", string>;

/** The file that declares the colours, from the project's root. */
export const coloursFile = "data/site.ts";
/** The one that declares the bridge's length. */
export const lengthFile = "data/site.json";

const root = new URL("../../../../", import.meta.url);

/**
 * Inserts the colours into styles, see `withColours`, and the bridge's length for `brand(tenths)`, in tenths of a kilometre.
 */
export function brandColours(): Plugin {
  return {
    name: "brand-colours",
    async setup({ onLoad }) {
      const { colours } = await readSite();
      const { kilometres }: Site["site"] = JSON.parse(
        await Deno.readTextFile(new URL(lengthFile, root)),
      );
      const tenths = Math.round(10 * kilometres);
      onLoad({ filter: /\.css$/ }, async ({ path }) => {
        const styles = (await Deno.readTextFile(path))
          .replaceAll("brand(tenths)", String(tenths));
        return { contents: withColours(styles, colours), loader: "css" };
      });
    },
  };
}

/**
 * Replaces `brand()` calls in styles: `brand(ink)` follows the theme,
 * `brand(ink, light)` is the same in both themes, and `brand(ink, light, 15%)`
 * is translucent.
 * @throws {Error} If there is no such colour.
 */
export function withColours(
  styles: string,
  colours: Readonly<Record<string, Colour>>,
): string {
  return styles.replace(
    /\bbrand\((\w+)(?:, (light|dark))?(?:, (\d+)%)?\)/g,
    (call, name: string, theme?: keyof Colour, percent?: string) => {
      const colour = colours[name];
      if (!colour) throw new Error(`Cannot find ${call} in "${coloursFile}"`);
      return theme
        ? colour[theme] + (percent ? alpha(Number(percent)) : "")
        : `var(--by-day, ${colour.light}) var(--by-night, ${colour.dark})`;
    },
  );
}

function alpha(percent: number): string {
  return Math.round(percent * 255 / 100).toString(16).padStart(2, "0");
}

/** Rereads the file after changes, for development. */
async function readSite(): Promise<Site> {
  const file = new URL(coloursFile, root);
  const { mtime } = await Deno.stat(file);
  return await import(`${file}?${mtime?.getTime()}`);
}
