import sharp from "sharp";

const folder = new URL("./", import.meta.url);
const browserFile = new URL("browser.json", folder);

/** Keeps a picture as WebP. */
export async function keepScreen(
  name: string,
  picture: Uint8Array,
): Promise<void> {
  await Deno.writeFile(fileOf(name), await asKept(picture));
}

/** A picture as its file has it. */
export async function asKept(picture: Uint8Array): Promise<Uint8Array> {
  return await sharp(picture).webp({ quality: 60, effort: 6 }).toBuffer();
}

/** The kept picture's file. */
export function fileOf(name: string): URL {
  return new URL(`${name}.webp`, folder);
}

/** The version of the browser that the kept pictures were taken with. */
export async function recordedBrowser(): Promise<string> {
  const { chromium } = JSON.parse(await Deno.readTextFile(browserFile));
  return String(chromium);
}

/** Records the version of the browser beside its pictures. */
export async function recordBrowser(chromium: string): Promise<void> {
  await Deno.writeTextFile(
    browserFile,
    `${JSON.stringify({ chromium }, null, 2)}\n`,
  );
}
