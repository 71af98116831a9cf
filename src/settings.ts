import * as z from "zod/mini";
import { deployOrigin } from "./lib/deploy-origin.ts";
import { ExpectedError } from "./lib/exit-with-error.ts";

export const logLevels = ["debug", "info", "warn", "error"] as const;
export type LogLevel = (typeof logLevels)[number];

const hstsScopes = ["off", "host", "subdomains", "preload"] as const;
export type HstsScope = (typeof hstsScopes)[number];

const port = wholeNumber(0, 65535);
const aYear = 31_536_000;
const seconds = wholeNumber(0, aYear);
const origin = z.pipe(
  z.string().check(
    z.refine(isOrigin, "an http or https origin such as https://example.com"),
  ),
  z.transform((text) => new URL(text).origin),
);
const secret = z.string().check(z.regex(
  /^[\x21-\x7e]{32,256}$/,
  "at least 32 printable characters without spaces",
));
const hostName = z.string().check(
  z.regex(/^[A-Za-z0-9.:_-]{1,253}$/, "a host name or address"),
);

/** A setting: its environment variable, and the schema of its value. */
function setting<T extends z.ZodMiniType>(variable: string, value: T) {
  return { variable, value };
}

const declared = {
  /** The port and address that the site listens on. */
  port: setting("PORT", z._default(port, 8000)),
  host: setting("HOST", z._default(hostName, "0.0.0.0")),
  /**
   * Public origin without a trailing slash: canonical links, feeds, share
   * pictures.
   */
  siteUrl: setting("SITE_URL", z.optional(origin)),
  /** The scope of `Strict-Transport-Security`; sent if `siteUrl` is HTTPS. */
  hsts: setting("HSTS", z._default(oneOf(hstsScopes), "host")),
  /** Origin of the external content service; absent: the embedded one runs. */
  contentApiUrl: setting("CONTENT_API_URL", z.optional(origin)),
  /** The most that one content request may take, in milliseconds. */
  contentTimeoutMs: setting(
    "CONTENT_TIMEOUT_MS",
    z._default(wholeNumber(1, 600_000), 8000),
  ),
  /** How long an answer is served without another call, in seconds. */
  contentFreshSeconds: setting(
    "CONTENT_FRESH_SECONDS",
    z._default(seconds, 60),
  ),
  /** How much longer while the service is slow or fails. */
  contentStaleSeconds: setting(
    "CONTENT_STALE_SECONDS",
    z._default(seconds, 86_400),
  ),
  /** The port of the embedded content service when it runs on its own. */
  contentPort: setting("CONTENT_PORT", z._default(port, 8001)),
  logLevel: setting("LOG_LEVEL", z._default(oneOf(logLevels), "info")),
  /** Signs the links to drafts; absent: previews are off. */
  previewSecret: setting("PREVIEW_SECRET", z.optional(secret)),
  /** Shared with the content service; absent: purges are off. */
  purgeSecret: setting("PURGE_SECRET", z.optional(secret)),
  /** Whether Deno Deploy's edge may keep fixed pages until a deployment. */
  edgeCache: setting(
    "EDGE_CACHE",
    z.pipe(
      z._default(oneOf(["off", "on"]), "off"),
      z.transform((value) => value === "on"),
    ),
  ),
  /** Set by Deno Deploy, whose edge cache has to hear of purges. */
  deploy: setting("DENO_DEPLOY", z.optional(z.string())),
  deployOrg: setting("DENO_DEPLOY_ORG_SLUG", z.optional(z.string())),
  deployApp: setting("DENO_DEPLOY_APP_SLUG", z.optional(z.string())),
  /** The branch of a deployment, or "production". */
  timeline: setting("DENO_TIMELINE", z.optional(z.string())),
};

type Declared = {
  [K in keyof typeof declared]: z.infer<typeof declared[K]["value"]>;
};

/** The configuration of the process, read from its environment at start. */
export type Settings = Declared & {
  siteUrl: string;
  /**
   * How long browsers hold what they have shown, for Back and failures, in
   * seconds; 0: not at all.
   */
  heldSeconds: number;
  /** Whether it runs on Deno Deploy. */
  isDeployed: boolean;
  /** Whether this is a preview deployment, not to be indexed. */
  isPreview: boolean;
};

/** The settings that every document names. */
export type DocumentSettings = Pick<
  Settings,
  "contentTimeoutMs" | "heldSeconds" | "siteUrl"
>;

const environmentSchema = z.object(
  Object.fromEntries(
    Object.values(declared).map(({ variable, value }) => [variable, value]),
  ),
);

/**
 * The environment variables of all settings. `NODE_ENV` and `DIST_FOLDER`,
 * which decide what is started, are read before them.
 */
export const settingNames = Object.keys(environmentSchema.shape);

/** Thrown when a variable has a value that cannot be used. */
export class SettingsError extends ExpectedError {
  override name = "SettingsError";
}

/**
 * Reads the settings from the environment; an empty value means unset.
 * @param environment The variables, as `Deno.env.toObject()` gives them.
 * @returns The settings, defaults filled in.
 * @throws {SettingsError} When values cannot be used: a line for each, with the
 * variable, its value and what it should be.
 */
export function readSettings(
  environment: Readonly<Record<string, string | undefined>>,
): Settings {
  const set = Object.entries(environment).filter(([, value]) => value);
  const result = environmentSchema.safeParse(Object.fromEntries(set));
  if (!result.success) {
    const lines = result.error.issues.map(({ path: [name = ""], message }) =>
      `${String(name)}=${shown(name, environment)}: expected ${message}`
    );
    throw new SettingsError(lines.join("\n"));
  }
  const read = Object.fromEntries(
    Object.entries(declared).map((
      [name, { variable }],
    ) => [name, result.data[variable]]),
  ) as Declared;
  const { siteUrl = ownOrigin(read), deploy, timeline } = read;
  return {
    ...read,
    siteUrl,
    heldSeconds: Math.max(read.contentFreshSeconds, read.contentStaleSeconds),
    isDeployed: deploy !== undefined,
    isPreview: timeline !== undefined && timeline !== "production",
  };
}

/** The origin without `SITE_URL`: on Deno Deploy that of the app or preview. */
function ownOrigin(
  { port, deployOrg: org, deployApp: app, timeline }: Declared,
): string {
  return org && app ? deployOrigin({ org, app }, timeline) : localhost(port);
}

/** The value of a variable, for an error message. */
function shown(
  name: PropertyKey,
  environment: Readonly<Record<string, string | undefined>>,
): string {
  // Even a malformed secret must not be logged, nor a password in an address.
  return String(name).endsWith("_SECRET")
    ? "(hidden)"
    : JSON.stringify(environment[String(name)])
      .replace(/(:\/\/[^/:]*):[^/]*@/, "$1:(hidden)@");
}

function wholeNumber(min: number, max: number) {
  const expected = `a whole number from ${min} to ${max}`;
  return z.pipe(
    z.pipe(
      z.string().check(z.regex(/^\d{1,12}$/, { error: expected, abort: true })),
      z.transform(Number),
    ),
    z.number().check(z.minimum(min, expected), z.maximum(max, expected)),
  );
}

function oneOf<const T extends readonly string[]>(values: T) {
  return z.enum(values, `one of ${values.join(", ")}`);
}

/** Whether a text is an origin, perhaps with a slash at its end. */
function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) &&
    url.pathname === "/" && !url.search && !url.hash && !url.username;
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
