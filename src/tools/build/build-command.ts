/** `deno task build`: builds for production. */
import { readSettings } from "../../settings.ts";
import { runTask } from "../run-task.ts";

await runTask(async () => {
  const started = performance.now();
  const settings = readSettings(Deno.env.toObject());
  const { build } = await import("./build.ts");
  const { assets } = await build(settings);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`Built ${assets.length} assets in ${seconds} s.`);
});
