import { isInside } from "../inside.ts";
import type { NewPictures } from "./pictures.ts";

const source = new URL("../../../../", import.meta.url);

const types: ReadonlyMap<string, string> = new Map([
  ["avif", "image/avif"],
  ["webp", "image/webp"],
  ["svg", "image/svg+xml"],
  ["woff2", "font/woff2"],
]);

/** No hidden file, no parent folder, and nothing that could be decoded again. */
const plainPath =
  /^(?:\/[A-Za-z0-9_-][\w.-]*){2,}\.(?<type>avif|webp|svg|woff2)$/;

/**
 * A new picture, or a file of the project's `static/`, else of this checkout's.
 */
export async function staticFile(
  path: string,
  root: URL,
  newPictures: NewPictures,
): Promise<Response | undefined> {
  const { type = "" } = plainPath.exec(path)?.groups ?? {};
  for (const place of type ? [root, source] : []) {
    const statics = new URL("static/", place);
    const file = new URL(`.${path}`, statics);
    if (!isInside(file, statics)) return undefined;
    const bytes = await newPictures.file(path) ??
      await Deno.readFile(file).catch(() => undefined);
    if (!bytes) continue;
    return new Response(bytes, {
      headers: { "Content-Type": types.get(type) ?? "" },
    });
  }
}
