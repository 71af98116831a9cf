import { site } from "../../data/site.ts";
import { browserPath } from "../pictures/browser-path.ts";

const root = new URL("../../", import.meta.url);
const manifestFile = new URL("static/pictures/share/manifest.json", root);

export interface BrandPictureTools {
  /** The agency's name. */
  name: string;
  /** The alternative text of the default share picture. */
  altText(): Promise<string>;
  hasBrowser(): Promise<boolean>;
  /** Draws the share pictures; returns whether that succeeded. */
  draw(): Promise<boolean>;
  print(line: string): void;
}

/**
 * Redraws the share pictures when they show an old name of the agency, so that
 * renaming it takes no more than an edit of `data/site.ts`.
 * @throws {Error} When they cannot be drawn although there is a browser.
 */
export async function refreshBrandPictures(
  { name, altText, hasBrowser, draw, print }: BrandPictureTools = tools,
): Promise<void> {
  if ((await altText()).endsWith(`: ${name}`)) return;
  if (!await hasBrowser()) {
    return print(
      'The share pictures show another name: run "deno task images share" where Chromium is installed.',
    );
  }
  print("The agency has another name: drawing its share pictures...");
  if (!await draw()) throw new Error("Cannot draw the share pictures");
}

const tools: BrandPictureTools = {
  name: site.name,
  async altText() {
    const manifest = JSON.parse(await Deno.readTextFile(manifestFile));
    return manifest.default.alt;
  },
  hasBrowser: async () => await browserPath() !== undefined,
  async draw() {
    const { success } = await new Deno.Command(Deno.execPath(), {
      args: ["run", "-A", "src/pictures/draw.ts", "share"],
      cwd: root,
      stdout: "null",
    }).output();
    return success;
  },
  print: (line) => console.log(line),
};
