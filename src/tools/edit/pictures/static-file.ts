import { getMimeType } from "hono/utils/mime";
import { isInside } from "../inside.ts";
import type { NewPictures } from "./pictures.ts";

const source = new URL("../../../../", import.meta.url);

/** No hidden file, no parent folder, and nothing that could be decoded again. */
const plainPath = /^(?:\/[A-Za-z0-9_-][\w.-]*){2,}\.(?:avif|webp|svg|woff2)$/;

/**
 * A new picture, or a file of the project's `static/`, else of this checkout's.
 */
export async function staticFile(
  path: string,
  root: URL,
  newPictures: NewPictures,
): Promise<Response | undefined> {
  if (!plainPath.test(path)) return undefined;
  for (const place of [root, source]) {
    const statics = new URL("static/", place);
    const file = new URL(`.${path}`, statics);
    if (!isInside(file, statics)) return undefined;
    const bytes = await newPictures.file(path) ??
      await Deno.readFile(file).catch(() => undefined);
    if (!bytes) continue;
    return new Response(bytes, {
      headers: { "Content-Type": getMimeType(path) ?? "" },
    });
  }
}
