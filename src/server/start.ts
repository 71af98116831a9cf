import { exitWithError } from "../lib/exit-with-error.ts";
import { readSettings, settingNames } from "../settings.ts";
import { serve } from "./serve.ts";

/**
 * Reads the settings and serves the site until a signal asks to stop.
 * A setting or a content file that cannot be used ends the process with one
 * line that says what to change.
 */
export async function start(): Promise<void> {
  try {
    await serve(readSettings(
      Object.fromEntries(
        settingNames.map((name) => [name, Deno.env.get(name)]),
      ),
    ));
  } catch (cause) {
    exitWithError(cause);
  }
}
