/** Printing in WebKit, whose WebDriver has no print command. */

interface Window {
  /** Its X display number. */
  display: string;
  /** The working folder of its process. */
  folder: string;
}

/** The contents of a printed file, once its last line is there. */
const wholeFile = /%%EOF\s*$/;
/** How long printing may take on a busy machine, in milliseconds. */
const patienceMs = 60_000;

/**
 * Prints a page by keyboard: opens the print dialog, selects the file printer
 * and confirms.
 * @returns The PDF in Base64.
 * @throws {Error} If there is no file in time.
 */
export async function printToFile(
  { display, folder }: Window,
): Promise<string> {
  const file = `${folder}/output.pdf`;
  // Without a window manager keys go to the window under the pointer.
  await xdotool(display, "mousemove", "8", "8", "key", "ctrl+p");
  await xdotool(
    display,
    "search",
    "--sync",
    "--onlyvisible",
    "--name",
    "Print",
  );
  const started = performance.now();
  let content: Uint8Array<ArrayBuffer> | undefined;
  while (!content || !wholeFile.test(lastBytes(content))) {
    if (performance.now() - started > patienceMs) {
      throw new Error(`Cannot print to "${file}": it is not there in time`);
    }
    // The dialog opens before it lists the printer.
    if (!content) await xdotool(display, "key", "Down", "Return");
    await new Promise((resolve) => setTimeout(resolve, 100));
    content = await Deno.readFile(file).catch(() => undefined);
  }
  // The dialog asks before it overwrites a file.
  await Deno.remove(file);
  return content.toBase64();
}

function lastBytes(content: Uint8Array): string {
  return new TextDecoder("latin1").decode(content.subarray(-32));
}

async function xdotool(display: string, ...args: string[]): Promise<void> {
  const { success, stderr } = await new Deno.Command("xdotool", {
    args,
    env: { DISPLAY: `:${display}` },
    signal: AbortSignal.timeout(patienceMs),
  }).output();
  if (success) return;
  const words = new TextDecoder().decode(stderr);
  throw new Error(
    `Cannot press keys with "xdotool ${args.join(" ")}": ${words}`,
  );
}
