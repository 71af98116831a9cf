import { asText, type EnginePage, printed } from "./engine.ts";

const libraries = `/usr/lib/${Deno.build.arch}-linux-gnu`;
/** Without this the toolbar makes windows at least 447 pixels wide. */
const narrowToolbar =
  "button, entry, image { min-width: 0; padding: 0; margin: 0; border: 0; font-size: 1px }";

/** Opens a window of WebKitGTK's MiniBrowser on a screen of its own. */
export async function openWebkit(): Promise<EnginePage> {
  const home = await Deno.makeTempDir({ prefix: "webkit-" });
  await Deno.mkdir(`${home}/gtk-3.0`);
  await Deno.writeTextFile(`${home}/gtk-3.0/gtk.css`, narrowToolbar);
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
    env: {
      DISPLAY: `:${display}`,
      GDK_BACKEND: "x11",
      NO_AT_BRIDGE: "1",
      LIBGL_ALWAYS_SOFTWARE: "1",
      HOME: home,
      XDG_CONFIG_HOME: home,
      XDG_CACHE_HOME: home,
      XDG_DATA_HOME: home,
    },
    stdin: "null",
    stdout: "null",
    stderr: "null",
  }).spawn();
  const send = await openSession(`http://127.0.0.1:${port}`);

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
    },
    async goTo(url) {
      await send("POST", "/url", { url });
    },
    async act(actions) {
      await send("POST", "/actions", { actions });
    },
    async [Symbol.asyncDispose]() {
      await send("DELETE", "").catch(() => {});
      for (const process of [driver, screen]) {
        process.kill("SIGTERM");
        await process.status;
      }
      await Deno.remove(home, { recursive: true }).catch(() => {});
    },
  };
}

function freePort(): number {
  using listener = Deno.listen({ port: 0, hostname: "127.0.0.1" });
  return listener.addr.port;
}

type Send = (method: string, path: string, body?: object) => Promise<unknown>;

/** Starts a session once the driver answers, and sends its commands. */
async function openSession(origin: string): Promise<Send> {
  async function send(method: string, path: string, body?: object) {
    const response = await fetch(origin + path, {
      method,
      // A window that hangs should fail a test, and not hold it up.
      signal: AbortSignal.timeout(30_000),
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  }
  while (!await send("GET", "/status").catch(() => undefined)) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const { sessionId } = await send("POST", "/session", {
    capabilities: {
      alwaysMatch: {
        // Otherwise every command waits for the end of a stream.
        pageLoadStrategy: "none",
        "webkitgtk:browserOptions": {
          binary: `${libraries}/webkit2gtk-4.1/MiniBrowser`,
          args: ["--automation"],
        },
      },
    },
  });
  return (method, path, body) =>
    send(method, `/session/${sessionId}${path}`, body);
}
