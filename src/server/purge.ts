import * as z from "zod/mini";
import type { AnswerCache } from "../content/answer-cache.ts";
import { listPath } from "../content/fetchers.ts";
import { idPattern, statuses } from "../content/records.ts";
import { listTag, recordTag } from "./cache-tags.ts";
import type { Log } from "./log.ts";
import { isSigned } from "./signature.ts";
import { bare, smallBody } from "./small-body.ts";
import { createTokenBucket } from "./token-bucket.ts";

/** The headers that a purge is signed with. */
export const purgeHeaders = {
  timestamp: "x-purge-timestamp",
  signature: "x-purge-signature",
} as const;

/** How far a purge's clock may be off, in seconds. */
const windowSeconds = 300;
const longestBody = 4096;

export interface PurgeOptions {
  /** Shared with the content service; absent: there is no such address. */
  secret?: string;
  answers: Pick<AnswerCache, "purge">;
  /** Has the network in front of the site forget what has one of the tags. */
  purgeEdge?(tags: readonly string[]): Promise<void>;
  log: Log;
  /** Seconds since 1970. */
  now?(): number;
}

const bodySchema = z.strictObject({
  tags: z.array(z.string()).check(z.minLength(1), z.maxLength(100)),
});

/** What a purge is signed over. */
export function purgeText(timestamp: string, body: string): string {
  return `${timestamp}.${body}`;
}

/**
 * Forgets what the content service says has changed: `{"tags":["jobs"]}`. Known
 * tags are all, articles, article-ID, jobs and job-ID.
 * @returns 204 when done; 401 when signature or clock are wrong, 409 for a
 * purge that came before, 413 for a long body, 400 for unknown tags, 429 when
 * too many come, 404 without a secret.
 */
export function createPurge(
  { secret, answers, purgeEdge, log, now = () => Date.now() / 1000 }:
    PurgeOptions,
): (request: Request) => Promise<Response> {
  const seen = new Map<string, number>();
  const mayCome = createTokenBucket({ perSecond: 5, burst: 20 });

  /** Whether a signature is new; those of old are forgotten. */
  function isNew(signature: string): boolean {
    const time = now();
    for (const [known, at] of seen) {
      if (time - at > 2 * windowSeconds) seen.delete(known);
    }
    if (seen.has(signature)) return false;
    seen.set(signature, time);
    return true;
  }

  return async function purge(request) {
    if (!secret) return await refuse(request, 404);
    if (!mayCome()) return await refuse(request, 429);
    const timestamp = request.headers.get(purgeHeaders.timestamp) ?? "";
    const signature = request.headers.get(purgeHeaders.signature) ?? "";
    const age = Math.abs(now() - Number(timestamp));
    if (!/^\d{1,12}$/.test(timestamp) || age > windowSeconds) {
      return await refuse(request, 401);
    }
    const body = await smallBody(request, longestBody);
    if (body === undefined) return bare(413);
    const text = purgeText(timestamp, body);
    if (!await isSigned(secret, text, signature)) return bare(401);
    if (!isNew(signature)) return bare(409);
    const purged = purgedBy(body);
    if (!purged) return bare(400);
    const { paths, tags } = purged;
    for (const path of paths) {
      answers.purge(path === "*" ? undefined : path);
    }
    await purgeEdge?.([...tags]);
    log.info("Purged", { paths: [...paths].join(" ") });
    return bare(204);
  };
}

async function refuse({ body }: Request, status: number): Promise<Response> {
  await body?.cancel();
  return bare(status);
}

/** What a purge is about. */
interface Purged {
  /** Calls whose answers to forget; "*" for all. */
  paths: Set<string>;
  /** Tags of the answers that were made of them; "*" for all. */
  tags: Set<string>;
}

/** What a body asks to forget; undefined when it cannot be read. */
function purgedBy(body: string): Purged | undefined {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return undefined;
  }
  const result = bodySchema.safeParse(value);
  if (!result.success) return undefined;
  const purged: Purged = { paths: new Set(), tags: new Set() };
  for (const tag of result.data.tags) {
    const found = purgedByTag(tag);
    if (!found) return undefined;
    for (const path of found.paths) purged.paths.add(path);
    for (const tag of found.tags) purged.tags.add(tag);
  }
  return purged;
}

function purgedByTag(
  tag: string,
): { paths: string[]; tags: string[] } | undefined {
  if (tag === "all") return { paths: ["*"], tags: ["*"] };
  const [, kind, plural, id = ""] = /^(article|job)(?:(s)|-(.+))$/.exec(tag) ??
    [];
  if (kind !== "article" && kind !== "job") return undefined;
  if (!plural && !idPattern.test(id)) return undefined;
  const lists = [listPath(kind), listPath(kind, statuses[kind])];
  return plural ? { paths: lists, tags: [listTag(kind)] } : {
    paths: [...lists, `/api/${kind}/${id}`],
    tags: [recordTag(kind, id), listTag(kind)],
  };
}
