import * as z from "zod/mini";

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

interface Rule<T> {
  fallback: T;
  expected: string;
  schema: z.ZodMiniType<T, unknown>;
}

function wholeNumber(min: number, max: number, fallback: number): Rule<number> {
  const digits = z.string().check(z.regex(/^\d{1,12}$/));
  return {
    fallback,
    expected: `a whole number from ${min} to ${max}`,
    schema: z.pipe(
      z.pipe(digits, z.transform(Number)),
      z.number().check(z.minimum(min), z.maximum(max)),
    ),
  };
}

function origin(): Rule<string> {
  const isOrigin = (text: string) => {
    const url = URL.parse(text);
    return url !== null && /^https?:$/.test(url.protocol) &&
      url.pathname === "/" && !url.search && !url.hash && !url.username;
  };
  return {
    fallback: "",
    expected: "an http or https origin such as https://example.com",
    schema: z.pipe(
      z.string().check(z.refine(isOrigin)),
      z.transform((text) => new URL(text).origin),
    ),
  };
}

function oneOf<const T extends readonly [string, ...string[]]>(
  values: T,
  fallback: T[number],
): Rule<T[number]> {
  return {
    fallback,
    expected: `one of ${values.join(", ")}`,
    schema: z.enum(values) as z.ZodMiniType<T[number], unknown>,
  };
}

function hostName(): Rule<string> {
  return {
    fallback: "0.0.0.0",
    expected: "a host name or address",
    schema: z.string().check(z.regex(/^[A-Za-z0-9.:_-]{1,253}$/)),
  };
}

function secret(): Rule<string> {
  return {
    fallback: "",
    expected: "at least 32 printable characters without spaces",
    schema: z.string().check(z.regex(/^[\x21-\x7e]{32,256}$/)),
  };
}

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
    const result = rule.schema.safeParse(text);
    if (result.success) return result.data;
    // A secret that is nearly right must not stand in a log.
    const shown = name.endsWith("_SECRET") ? "(hidden)" : JSON.stringify(text);
    throw new SettingsError(`${name}=${shown}: expected ${rule.expected}`);
  }
  const port = read("PORT", wholeNumber(0, 65535, 8000));
  const contentApiUrl = read("CONTENT_API_URL", origin());
  const previewSecret = read("PREVIEW_SECRET", secret());
  const purgeSecret = read("PURGE_SECRET", secret());
  const timeline = environment.DENO_TIMELINE;
  return {
    port,
    host: read("HOST", hostName()),
    siteUrl: read("SITE_URL", origin()) || `http://localhost:${port}`,
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
