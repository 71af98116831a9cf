import { site } from "../../data/site.ts";
import { browserPath } from "../pictures/browser-path.ts";

const root = new URL("../../", import.meta.url);
const manifestFile = new URL("static/pictures/share/manifest.json", root);

export interface BrandPictureTools {
  /** The agency's name. */
  name: string;
  /** What the picture of the agency's name alone shows, in words. */
  shown(): Promise<string>;
  hasBrowser(): Promise<boolean>;
  /** Draws the share pictures; returns whether that went well. */
  draw(): Promise<boolean>;
  print(line: string): void;
}

/**
 * Draws the share pictures again when they show another name than the brand
 * has: whoever renames the agency edits `data/site.ts` and nothing else.
 */
export async function refreshBrandPictures(
  { name, shown, hasBrowser, draw, print }: BrandPictureTools = tools,
): Promise<void> {
  if ((await shown()).endsWith(`: ${name}`)) return;
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
  async shown() {
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
