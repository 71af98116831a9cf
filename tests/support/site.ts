/** The deployed site as a separate process that serves the build. */
import { type FakeAnswer, fixtureContent } from "./content/answers.ts";
import { type FakeContent, fakeContent } from "./content/fake-content.ts";
import { wordsIn } from "./html.ts";
import { endOf } from "./processes.ts";
import { waitUntil } from "./promises.ts";

interface SiteOptions {
  /** The content service; by default the embedded one. */
  content?: { origin: string };
  /** Settings, by their names in the environment. */
  settings?: Record<string, string>;
  /** Flags of the runtime; all permissions by default. */
  flags?: string[];
  /** The limit of file descriptors for the process. */
  maxFiles?: number;
  /** The Deno binary; by default the one that runs the tests. */
  deno?: string;
  /** The folder of its sources and build; by default the checkout. */
  folder?: string | URL;
}

export interface Site extends AsyncDisposable {
  origin: string;
  pid: number;
  /** Log lines so far. */
  lines: string[];
  /** The body of a response. */
  get(path: string): Promise<string>;
  /** The text of a complete page. */
  words(path: string): Promise<string>;
  /**
   * Stops the process and waits for its end.
   * @throws {Error} After half a minute.
   */
  stop(signal?: Deno.Signal): Promise<Deno.CommandStatus>;
}

/**
 * Starts the site on a free port of this machine.
 * @throws {Error} With the output of the process, if it ends before it listens.
 */
export async function startSite(
  {
    content,
    settings,
    flags = ["-A"],
    maxFiles,
    deno = Deno.execPath(),
    folder = new URL("../../", import.meta.url),
  }: SiteOptions = {},
): Promise<Site> {
  const args = ["run", ...flags, "main.ts"];
  const limited = `ulimit -n ${maxFiles}; exec "$0" "$@"`;
  const child = new Deno.Command(maxFiles ? "sh" : deno, {
    args: maxFiles ? ["-c", limited, deno, ...args] : args,
    cwd: folder,
    env: {
      PORT: "0",
      HOST: "127.0.0.1",
      NODE_ENV: "production",
      ...(content && { CONTENT_API_URL: content.origin }),
      ...settings,
    },
    stdout: "piped",
    stderr: "piped",
  }).spawn();
  const lines: string[] = [];
  const listening = Promise.withResolvers<string>();
  const read = Promise.all([child.stdout, child.stderr].map(async (stream) => {
    for await (const line of linesOf(stream)) {
      lines.push(line);
      const url = /"url":"([^"]+)"/.exec(line)?.[1];
      if (url) listening.resolve(url.replace("localhost", "127.0.0.1"));
    }
  }));
  // Output may still arrive after the process has ended.
  Promise.all([child.status, read]).then(() =>
    listening.reject(new Error(lines.join("\n")))
  );
  async function stop(signal: Deno.Signal = "SIGTERM") {
    try {
      child.kill(signal);
    } catch {
      // It has ended already.
    }
    const status = await endOf(child);
    await read;
    if (status.signal !== "SIGKILL" || signal === "SIGKILL") return status;
    throw new Error(`The site did not end: ${lines.join("\n")}`);
  }
  const origin = await listening.promise;
  const get = async (path: string) => await (await fetch(origin + path)).text();
  return {
    origin,
    pid: child.pid,
    lines,
    get,
    words: async (path) => wordsIn(await get(path)),
    stop,
    async [Symbol.asyncDispose]() {
      await stop();
    },
  };
}

/** The setting with the address of the site that a test run shares. */
export const siteAddress = "FIXTURE_SITE";

/**
 * Starts the site of `fixture-site.ts` for the processes that this one starts,
 * unless there is one already. Close it when done.
 */
export async function shareSite(): Promise<AsyncDisposable | undefined> {
  if (Deno.env.get(siteAddress)) return undefined;
  const resources = new AsyncDisposableStack();
  const content = resources.use(fakeContent(await fixtureContent()));
  const site = resources.use(await startSite({ content }));
  Deno.env.set(siteAddress, site.origin);
  return resources;
}

/** A site that the tests of a file share, with its content service. */
export interface SharedSite extends Pick<Site, "origin" | "lines" | "get"> {
  content: FakeContent;
}

/**
 * Starts the site and a content service before the tests of a file, and stops
 * both afterwards.
 * @param options `content` is the behaviour of the service: the records of the
 * fixtures by default.
 */
export function useSite(
  { content: answer, ...options }: Omit<SiteOptions, "content"> & {
    content?: FakeAnswer;
  } = {},
): SharedSite {
  let content: FakeContent;
  let site: Site;
  const resources = new AsyncDisposableStack();
  Deno.test.beforeAll(async () => {
    content = resources.use(fakeContent(answer ?? await fixtureContent()));
    site = resources.use(await startSite({ content, ...options }));
  });
  // Runs also when the site did not start, whose error should be the last.
  Deno.test.afterAll(() => resources.disposeAsync());
  return {
    get content() {
      return content;
    },
    get origin() {
      return site.origin;
    },
    get lines() {
      return site.lines;
    },
    get: (path) => site.get(path),
  };
}

/** Waits for a line of the log that contains words, and parses it. */
export async function lineWith(
  { lines }: Pick<Site, "lines">,
  words: string,
): Promise<Record<string, unknown>> {
  const found = () => lines.find((line) => line.includes(words));
  await waitUntil(found);
  return JSON.parse(found() ?? "");
}

async function* linesOf(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<string> {
  let rest = "";
  for await (const chunk of stream.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  if (rest) yield rest;
}
