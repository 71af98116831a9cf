import { asText, type EnginePage } from "./engine.ts";
import { printToFile } from "./webkit-print.ts";
import { endOf, freePort, printed } from "../processes.ts";
import { waitUntil } from "../promises.ts";

const libraries = `/usr/lib/${Deno.build.arch}-linux-gnu`;

/** GTK's settings files. */
const toolkitSettings = {
  // Without this the toolbar makes windows at least 447 pixels wide.
  "gtk.css":
    "button, entry, image { min-width: 0; padding: 0; margin: 0; border: 0; font-size: 1px }",
  // "Print to File" is the only printer.
  "settings.ini": "[Settings]\ngtk-print-backends=file\n",
};

/**
 * Opens a window of WebKitGTK's MiniBrowser on its own X display.
 * @param settings Properties of WebKitSettings, by name.
 */
export async function openWebkit(
  settings: Readonly<Record<string, number>> = {},
): Promise<EnginePage> {
  const home = await Deno.makeTempDir({ prefix: "webkit-" });
  await Deno.mkdir(`${home}/gtk-3.0`);
  for (const [name, text] of Object.entries(toolkitSettings)) {
    await Deno.writeTextFile(`${home}/gtk-3.0/${name}`, text);
  }
  const config = `${home}/settings.ini`;
  const lines = Object.entries(settings).map((pair) => pair.join("="));
  await Deno.writeTextFile(config, ["[websettings]", ...lines, ""].join("\n"));
  const screen = new Deno.Command("Xvfb", {
    args: ["-displayfd", "1", "-screen", "0", "1700x1400x24"],
    stdin: "null",
    stdout: "piped",
    stderr: "null",
  }).spawn();
  const display = await printed(screen.stdout, /(\d+)\n/);
  const port = freePort();
  const driver = new Deno.Command("WebKitWebDriver", {
    args: [`--port=${port}`],
    // The folder of printed files.
    cwd: home,
    env: {
      DISPLAY: `:${display}`,
      GDK_BACKEND: "x11",
      NO_AT_BRIDGE: "1",
      LIBGL_ALWAYS_SOFTWARE: "1",
      // English names for the print dialog and its file.
      LC_ALL: "C.UTF-8",
      HOME: home,
      XDG_CONFIG_HOME: home,
      XDG_CACHE_HOME: home,
      XDG_DATA_HOME: home,
    },
    stdin: "null",
    stdout: "null",
    stderr: "null",
  }).spawn();
  const send = await openSession(`http://127.0.0.1:${port}`, config);

  async function evaluate<T>(expression: string): Promise<T> {
    const script = `${asText(expression)}.then(arguments[0])`;
    const text = await send("POST", "/execute/async", { script, args: [] });
    return JSON.parse(String(text));
  }
  return {
    complaints: [],
    evaluate,
    async resize({ width, height }) {
      const [frameWidth = 0, frameHeight = 0] = await evaluate<number[]>(
        "[outerWidth - innerWidth, outerHeight - innerHeight]",
      );
      await send("POST", "/window/rect", {
        width: width + frameWidth,
        height: height + frameHeight,
      });
      await waitUntil(
        async () => await evaluate("innerWidth") === width,
        50,
        `a window ${width} px wide`,
      );
    },
    async goTo(url) {
      await send("POST", "/url", { url });
    },
    async mails() {
      // It has none, and shows that it cannot load the address.
      const address = String(await send("GET", "/url"));
      return address.startsWith("mailto:") ? [address] : [];
    },
    print: () => printToFile({ display, folder: home }),
    async act(actions) {
      await send("POST", "/actions", { actions });
    },
    async [Symbol.asyncDispose]() {
      await send("DELETE", "").catch(() => {});
      for (const process of [driver, screen]) {
        process.kill("SIGTERM");
        await endOf(process);
      }
      await Deno.remove(home, { recursive: true }).catch(() => {});
    },
  };
}

type Send = (method: string, path: string, body?: object) => Promise<unknown>;

/**
 * Starts a session once the driver answers, and sends its commands.
 * @param config The path of the browser's settings.
 */
async function openSession(origin: string, config: string): Promise<Send> {
  async function send(method: string, path: string, body?: object) {
    const response = await fetch(origin + path, {
      method,
      // A hanging window should fail a test, not block it.
      signal: AbortSignal.timeout(30_000),
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  }
  await waitUntil(() => send("GET", "/status").catch(() => undefined), 50);
  const { sessionId } = await send("POST", "/session", {
    capabilities: {
      alwaysMatch: {
        // Otherwise every command waits for the end of a streamed response.
        pageLoadStrategy: "none",
        "webkitgtk:browserOptions": {
          binary: `${libraries}/webkit2gtk-4.1/MiniBrowser`,
          args: ["--automation", `--config=${config}`],
        },
      },
    },
  });
  return (method, path, body) =>
    send(method, `/session/${sessionId}${path}`, body);
}
