import { readSettings, settingNames, SettingsError } from "./src/settings.ts";
import { developmentStamp, readManifest } from "./src/build/manifest.ts";

/**
 * Reads the settings, builds the app, listens, and drains on a signal.
 * A setting or a content file that cannot be used ends the process with one
 * line that says what to change.
 */
export async function start(): Promise<void> {
  // React decides by this, when it is first imported, which build it is. Its
  // development build is slow and tells visitors about failures.
  const isDevelopment = Deno.env.get("NODE_ENV") === "development" &&
    (await readManifest())?.stamp === developmentStamp;
  if (!isDevelopment) Deno.env.set("NODE_ENV", "production");
  try {
    const settings = readSettings(
      Object.fromEntries(
        settingNames.map((name) => [name, Deno.env.get(name)]),
      ),
    );
    const { serve } = await import("./src/server/serve.ts");
    await serve(settings);
  } catch (cause) {
    const isExpected = cause instanceof SettingsError ||
      (cause instanceof Error && cause.name === "ContentFileError");
    console.error(isExpected ? cause.message : cause);
    Deno.exit(1);
  }
}

if (import.meta.main) await start();
