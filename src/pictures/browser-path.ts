const places = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Where a browser is: `CHROMIUM_PATH`, or the first usual place that exists. */
export async function browserPath(): Promise<string | undefined> {
  const named = Deno.env.get("CHROMIUM_PATH");
  for (const path of named ? [named] : places) {
    const info = await Deno.stat(path).catch(() => undefined);
    if (info?.isFile) return path;
  }
  return undefined;
}
