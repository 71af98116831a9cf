/** What the process is told by its environment, checked once at start. */
export interface Settings {
  /** Where the site listens. */
  port: number;
  host: string;
  /** Public origin without a trailing slash: canonical links, feeds, cards. */
  siteUrl: string;
  /** Origin of the external content service; absent: the embedded one. */
  contentApiUrl?: string;
  /** The most that one content request may take, in milliseconds. */
  contentTimeoutMs: number;
  /** How long an answer is served without asking again, in seconds. */
  contentFreshSeconds: number;
  /** How much longer it may be served while it is refreshed, in seconds. */
  contentStaleSeconds: number;
  logLevel: LogLevel;
  /** Where the embedded content service listens when it runs alone. */
  contentPort: number;
  /** Signs the links to drafts; absent: there are no previews. */
  previewSecret?: string;
  /** Shared with the content service; absent: it cannot purge. */
  purgeSecret?: string;
  /** Whether the runtime records traces. */
  isTraced: boolean;
  /** Whether a platform runs it that keeps what the console is given. */
  isDeployed: boolean;
  /** Whether this is a preview, which search engines must not list. */
  isPreview: boolean;
}

/** Every variable that the process may look at. */
export const settingNames = [
  "PORT",
  "HOST",
  "SITE_URL",
  "CONTENT_API_URL",
  "CONTENT_TIMEOUT_MS",
  "CONTENT_FRESH_SECONDS",
  "CONTENT_STALE_SECONDS",
  "CONTENT_PORT",
  "LOG_LEVEL",
  "PREVIEW_SECRET",
  "PURGE_SECRET",
  "OTEL_DENO",
  "DENO_DEPLOY",
  "DENO_TIMELINE",
] as const;

export const logLevels = ["debug", "info", "warn", "error"] as const;
export type LogLevel = (typeof logLevels)[number];

/** Thrown when a variable has a value that cannot be used. */
export class SettingsError extends Error {
  override name = "SettingsError";
}

type Environment = Readonly<Record<string, string | undefined>>;

// Read before the first answer: a schema library alone would take a third of
// the time that a start may take.
interface Rule<T> {
  fallback: T;
  expected: string;
  /** The value of a text; undefined when it cannot be used. */
  read(text: string): T | undefined;
}

function wholeNumber(min: number, max: number, fallback: number): Rule<number> {
  return {
    fallback,
    expected: `a whole number from ${min} to ${max}`,
    read(text) {
      const number = /^\d{1,12}$/.test(text) ? Number(text) : NaN;
      return number >= min && number <= max ? number : undefined;
    },
  };
}

function origin(): Rule<string> {
  return {
    fallback: "",
    expected: "an http or https origin such as https://example.com",
    read(text) {
      const url = URL.parse(text);
      const isOrigin = url !== null && /^https?:$/.test(url.protocol) &&
        url.pathname === "/" && !url.search && !url.hash && !url.username;
      return isOrigin ? url.origin : undefined;
    },
  };
}

function oneOf<const T extends string>(
  values: readonly T[],
  fallback: T,
): Rule<T> {
  return {
    fallback,
    expected: `one of ${values.join(", ")}`,
    read: (text) => values.find((value) => value === text),
  };
}

function textLike(
  expected: string,
  pattern: RegExp,
  fallback = "",
): Rule<string> {
  return {
    fallback,
    expected,
    read: (text) => pattern.test(text) ? text : undefined,
  };
}

const hostName = textLike(
  "a host name or address",
  /^[A-Za-z0-9.:_-]{1,253}$/,
  "0.0.0.0",
);
const secret = textLike(
  "at least 32 printable characters without spaces",
  /^[\x21-\x7e]{32,256}$/,
);

/**
 * Reads the settings from the environment.
 * @param environment The variables, as `Deno.env.toObject()` gives them.
 * @returns The settings, defaults filled in.
 * @throws {SettingsError} On the first value that cannot be used; the message
 * is one line with the variable, its value and what it should be.
 */
export function readSettings(environment: Environment): Settings {
  function read<T>(name: string, rule: Rule<T>): T {
    const text = environment[name];
    if (text === undefined || text === "") return rule.fallback;
    const value = rule.read(text);
    if (value !== undefined) return value;
    // A secret that is nearly right must not stand in a log.
    const shown = name.endsWith("_SECRET") ? "(hidden)" : JSON.stringify(text);
    throw new SettingsError(`${name}=${shown}: expected ${rule.expected}`);
  }
  const port = read("PORT", wholeNumber(0, 65535, 8000));
  const contentApiUrl = read("CONTENT_API_URL", origin());
  const previewSecret = read("PREVIEW_SECRET", secret);
  const purgeSecret = read("PURGE_SECRET", secret);
  const timeline = environment.DENO_TIMELINE;
  return {
    port,
    host: read("HOST", hostName),
    siteUrl: read("SITE_URL", origin()) || localhost(port),
    ...(contentApiUrl ? { contentApiUrl } : {}),
    contentTimeoutMs: read("CONTENT_TIMEOUT_MS", wholeNumber(1, 600_000, 8000)),
    contentFreshSeconds: read(
      "CONTENT_FRESH_SECONDS",
      wholeNumber(0, 31_536_000, 60),
    ),
    contentStaleSeconds: read(
      "CONTENT_STALE_SECONDS",
      wholeNumber(0, 31_536_000, 86_400),
    ),
    logLevel: read("LOG_LEVEL", oneOf(logLevels, "info")),
    contentPort: read("CONTENT_PORT", wholeNumber(0, 65535, 8001)),
    ...(previewSecret ? { previewSecret } : {}),
    ...(purgeSecret ? { purgeSecret } : {}),
    isTraced: environment.OTEL_DENO === "true" ||
      environment.OTEL_DENO === "1",
    isDeployed: Boolean(environment.DENO_DEPLOY),
    isPreview: Boolean(timeline) && timeline !== "production",
  };
}

/**
 * The settings of a site that listens at a port: with `PORT=0` it is known
 * only now, and without `SITE_URL` links name it.
 */
export function settingsAt(settings: Settings, port: number): Settings {
  const { siteUrl } = settings;
  return siteUrl === localhost(0)
    ? { ...settings, siteUrl: localhost(port) }
    : settings;
}

function localhost(port: number): string {
  return `http://localhost:${port}`;
}
