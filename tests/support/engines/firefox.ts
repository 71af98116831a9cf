import { isRecord } from "../../../src/lib/text/json.ts";
import { endOf, printed } from "../processes.ts";
import { inTime } from "../promises.ts";
import { asText, type EnginePage } from "./engine.ts";

/**
 * Headless Firefox reports no mouse, its cache hides faults, and it asks before
 * it opens a mail program.
 */
const preferences = {
  "security.external_protocol_requires_permission": false,
  "remote.active-protocols": 1,
  "datareporting.policy.dataSubmissionEnabled": false,
  "ui.primaryPointerCapabilities": 6,
  "ui.allPointerCapabilities": 6,
  "browser.cache.disk.enable": false,
  "browser.cache.memory.enable": false,
};

type Preferences = Readonly<Record<string, boolean | number>>;

/**
 * Opens Firefox with one tab, driven by WebDriver BiDi.
 * @param changed Preferences of the profile, as about:config names them.
 */
export async function openFirefox(
  changed: Preferences = {},
): Promise<EnginePage> {
  const profile = await Deno.makeTempDir({ prefix: "firefox-" });
  const all: Preferences = { ...preferences, ...changed };
  const lines = Object.entries(all).map(([name, value]) =>
    `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`
  );
  await Deno.writeTextFile(`${profile}/user.js`, lines.join(""));
  const mails = await addMailProgram(profile);
  const process = new Deno.Command("firefox-esr", {
    args: [
      ...["--headless", "--no-remote", "--profile", profile],
      ...["--remote-debugging-port", "0"],
    ],
    stdin: "null",
    stdout: "null",
    stderr: "piped",
  }).spawn();
  const origin = await printed(process.stderr, /BiDi listening on (ws:\S+)/);
  const { send, complaints } = await connect(`${origin}/session`);
  await send("session.new", { capabilities: {} });
  await send("session.subscribe", { events: ["log.entryAdded"] });
  // In a browser's first tab the address bar has the focus.
  const { context } = await send("browsingContext.create", { type: "tab" });
  return {
    complaints,
    async evaluate<T>(expression: string): Promise<T> {
      const { result } = await send("script.evaluate", {
        expression: asText(expression),
        target: { context },
        awaitPromise: true,
      });
      return JSON.parse(String(isRecord(result) ? result.value : "null"));
    },
    async resize(viewport) {
      await send("browsingContext.setViewport", { context, viewport });
    },
    async goTo(url) {
      await send("browsingContext.navigate", { context, url, wait: "none" });
    },
    async mails() {
      return (await Deno.readTextFile(mails)).split("\n").filter(Boolean);
    },
    async print() {
      const { data } = await send("browsingContext.print", { context });
      return String(data);
    },
    async act(actions) {
      await send("input.performActions", { context, actions });
    },
    async [Symbol.asyncDispose]() {
      await send("browser.close", {}).catch(() => {});
      await endOf(process);
      await Deno.remove(profile, { recursive: true }).catch(() => {});
    },
  };
}

/**
 * Gives a profile a mail program that notes the addresses it is opened with.
 * @returns The file with its notes, one a line.
 */
async function addMailProgram(profile: string): Promise<string> {
  const mails = `${profile}/mails.txt`;
  await Deno.writeTextFile(mails, "");
  const path = `${profile}/mail.sh`;
  const script = `#!/bin/sh\necho "$1" >> ${mails}\n`;
  await Deno.writeTextFile(path, script, { mode: 0o700 });
  const useProgram = 2;
  const mailto = { action: useProgram, handlers: [{ name: "Mail", path }] };
  await Deno.writeTextFile(
    `${profile}/handlers.json`,
    // Without versions Firefox adds its own programs.
    JSON.stringify({ defaultHandlersVersion: {}, schemes: { mailto } }),
  );
  return mails;
}

type Result = Record<string, unknown>;

/** Sends commands and waits for their results. */
async function connect(address: string) {
  const socket = new WebSocket(address);
  const waiting = new Map<number, PromiseWithResolvers<Result>>();
  const complaints: string[] = [];
  let last = 0;
  socket.onmessage = ({ data }) => {
    const { id, type, error, message, result, params } = JSON.parse(data);
    if (type === "event" && ["warn", "error"].includes(params.level)) {
      complaints.push(params.text);
    }
    const command = waiting.get(id);
    waiting.delete(id);
    if (error) command?.reject(new Error(`${error}: ${message}`));
    else command?.resolve(result);
  };
  await inTime(new Promise((resolve) => socket.onopen = resolve));
  return {
    complaints,
    send(method: string, params: object): Promise<Result> {
      const command = Promise.withResolvers<Result>();
      waiting.set(++last, command);
      socket.send(JSON.stringify({ id: last, method, params }));
      return inTime(command.promise);
    },
  };
}
