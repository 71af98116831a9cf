/** First half of `deno task start`: builds when the build is missing or stale. */
import { exitWithError } from "../../lib/exit-with-error.ts";
import { readSettings } from "../../settings.ts";
import { readManifest } from "../../server/assets/build-manifest.ts";
import { sourceStamp } from "./source-stamp.ts";

try {
  const { siteUrl } = readSettings(Deno.env.toObject());
  const manifest = await readManifest();
  if (manifest?.stamp !== await sourceStamp()) {
    const { build } = await import("./build.ts");
    console.log("Building for production...");
    await build(siteUrl);
  }
} catch (cause) {
  exitWithError(cause);
}
