import { ExpectedError } from "./lib/exit-with-error.ts";
import {
  matching,
  oneOf,
  origin,
  type Rule,
  wholeNumber,
} from "./lib/setting-rules.ts";

/** The configuration of the process, read from its environment at start. */
export interface Settings {
  /** The port and address that the site listens on. */
  port: number;
  host: string;
  /** Public origin without a trailing slash: canonical links, feeds, cards. */
  siteUrl: string;
  /** How far browsers keep to HTTPS, where the site is reached by it. */
  hsts: HstsScope;
  /** Origin of the external content service; absent: the embedded one runs. */
  contentApiUrl?: string;
  /** The most that one content request may take, in milliseconds. */
  contentTimeoutMs: number;
  /** How long a content result is served without a new request, in seconds. */
  contentFreshSeconds: number;
  /** How much longer it may be served while it is requested again. */
  contentStaleSeconds: number;
  logLevel: LogLevel;
  /** The port of the embedded content service when it runs on its own. */
  contentPort: number;
  /** Signs the links to drafts; absent: previews are off. */
  previewSecret?: string;
  /** Shared with the content service; absent: purges are off. */
  purgeSecret?: string;
  /** Whether it runs on Deno Deploy, whose edge cache has to hear of purges. */
  isDeployed: boolean;
  /** Whether this is a preview deployment, not to be indexed. */
  isPreview: boolean;
}

/** Every environment variable that the process reads. */
export const settingNames = [
  "PORT",
  "HOST",
  "SITE_URL",
  "HSTS",
  "CONTENT_API_URL",
  "CONTENT_TIMEOUT_MS",
  "CONTENT_FRESH_SECONDS",
  "CONTENT_STALE_SECONDS",
  "CONTENT_PORT",
  "LOG_LEVEL",
  "PREVIEW_SECRET",
  "PURGE_SECRET",
  "DENO_DEPLOY",
  "DENO_TIMELINE",
] as const;

export const logLevels = ["debug", "info", "warn", "error"] as const;
export type LogLevel = (typeof logLevels)[number];

export const hstsScopes = ["off", "host", "subdomains", "preload"] as const;
export type HstsScope = (typeof hstsScopes)[number];

/** Thrown when a variable has a value that cannot be used. */
export class SettingsError extends ExpectedError {
  override name = "SettingsError";
}

type Environment = Readonly<Record<string, string | undefined>>;

const hostName = matching(
  /^[A-Za-z0-9.:_-]{1,253}$/,
  "a host name or address",
  "0.0.0.0",
);
const secret = matching(
  /^[\x21-\x7e]{32,256}$/,
  "at least 32 printable characters without spaces",
);
const aYear = 31_536_000;

/**
 * Reads the settings from the environment.
 * @param environment The variables, as `Deno.env.toObject()` gives them.
 * @returns The settings, defaults filled in.
 * @throws {SettingsError} On the first value that cannot be used; the message
 * is one line with the variable, its value and what it should be.
 */
export function readSettings(environment: Environment): Settings {
  function read<T>(name: string, rule: Rule<T>): T {
    return readVariable(environment, name, rule);
  }
  const port = read("PORT", wholeNumber(0, 65535, 8000));
  const contentApiUrl = read("CONTENT_API_URL", origin());
  const previewSecret = read("PREVIEW_SECRET", secret);
  const purgeSecret = read("PURGE_SECRET", secret);
  const { DENO_TIMELINE: timeline } = environment;
  return {
    port,
    host: read("HOST", hostName),
    siteUrl: read("SITE_URL", origin()) || localhost(port),
    hsts: read("HSTS", oneOf(hstsScopes, "host")),
    ...(contentApiUrl && { contentApiUrl }),
    contentTimeoutMs: read("CONTENT_TIMEOUT_MS", wholeNumber(1, 600_000, 8000)),
    contentFreshSeconds: read(
      "CONTENT_FRESH_SECONDS",
      wholeNumber(0, aYear, 60),
    ),
    contentStaleSeconds: read(
      "CONTENT_STALE_SECONDS",
      wholeNumber(0, aYear, 86_400),
    ),
    logLevel: read("LOG_LEVEL", oneOf(logLevels, "info")),
    contentPort: read("CONTENT_PORT", wholeNumber(0, 65535, 8001)),
    ...(previewSecret && { previewSecret }),
    ...(purgeSecret && { purgeSecret }),
    isDeployed: Boolean(environment.DENO_DEPLOY),
    isPreview: Boolean(timeline) && timeline !== "production",
  };
}

function readVariable<T>(
  environment: Environment,
  name: string,
  { fallback, expected, parse }: Rule<T>,
): T {
  const text = environment[name];
  if (text === undefined || text === "") return fallback;
  const value = parse(text);
  if (value !== undefined) return value;
  // Even a malformed secret must not be logged.
  const shown = name.endsWith("_SECRET") ? "(hidden)" : JSON.stringify(text);
  throw new SettingsError(`${name}=${shown}: expected ${expected}`);
}

/**
 * Completes the settings once the port is known: with `PORT=0` and without
 * `SITE_URL`, links name the port that the system has chosen.
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
