/**
 * First half of `deno task start`: builds when the build is missing, damaged or
 * stale.
 */
import { readSettings } from "../../settings.ts";
import { damagedFile } from "../../server/build/build-files.ts";
import { readManifest } from "../../server/build/build-manifest.ts";
import { misspelledSettings } from "../misspelled-settings.ts";
import { runTask } from "../run-task.ts";
import { sourceStamp } from "./source-stamp.ts";

await runTask(async () => {
  const environment = Deno.env.toObject();
  // Here, because the site itself may read no other variables.
  for (const warning of misspelledSettings(environment)) console.warn(warning);
  readSettings(environment);
  const manifest = await readManifest();
  const isCurrent = manifest?.stamp === await sourceStamp();
  // Rejects when there is no build.
  const isWhole = await damagedFile().then((path) => !path, () => false);
  if (!isCurrent || !isWhole) {
    console.log("Building for production...");
    await import("./build-command.ts");
  }
});
