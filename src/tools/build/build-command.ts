/** `deno task build`: builds for production. */
import { exitWithError } from "../../lib/exit-with-error.ts";
import { readSettings } from "../../settings.ts";
import { loadWithFacts } from "../content/fact-files.ts";

try {
  const started = performance.now();
  const settings = readSettings(Deno.env.toObject());
  const { build } = await loadWithFacts(() => import("./build.ts"));
  const { assets } = await build(settings);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`Built ${assets.length} assets in ${seconds} s.`);
} catch (cause) {
  exitWithError(cause);
}
