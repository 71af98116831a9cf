/** First half of `deno task start`: builds when the build is missing or stale. */
import { endWith } from "../end-with.ts";
import { readSettings } from "../settings.ts";
import { readManifest } from "./manifest.ts";
import { sourceStamp } from "./sources.ts";

try {
  const { siteUrl } = readSettings(Deno.env.toObject());
  const manifest = await readManifest();
  if (manifest?.stamp !== await sourceStamp()) {
    const { build } = await import("./build.ts");
    console.log("Building for production...");
    await build(siteUrl);
  }
} catch (cause) {
  endWith(cause);
}
