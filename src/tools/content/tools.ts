import { idPattern } from "../../records/record-ids.ts";
import { allTag, keysOfTag } from "../../content/query-keys.ts";
import { contentTypes, listNames } from "../../content/content-types.ts";
import { previewDays, previewLink } from "../../content/preview-link.ts";
import { purgePath } from "../../paths.ts";
import { readSettings, type Settings } from "../../settings.ts";
import { readCommandLine, refuse } from "../../lib/command-line.ts";
import { checkAll, fileProblemLine } from "./check.ts";
import { contentUsage } from "./usage.ts";
import { isMissing } from "../../lib/content-result.ts";
import { createLog } from "../../server/logging/log.ts";
import { RequestContent } from "../../server/request-content.ts";
import { ContentClient } from "../../server/content-client.ts";

const root = new URL("../../../", import.meta.url);
const tags = [
  allTag,
  ...listNames.flatMap((list) => [list, `${contentTypes[list].singular}-ID`]),
].join(", ");

/**
 * The sub-commands of `deno task content`:
 *
 *     deno task content check         checks all content files
 *     deno task content preview ID    prints the link that shows a draft
 *     deno task content purge TAG...  says which content has changed
 *
 * @param args Its command line.
 * @returns Whether the command succeeded and found no problem.
 */
export async function runTool(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>> = Deno.env
    .toObject(),
): Promise<boolean> {
  const { positionals, values: { days } } = readCommandLine(contentUsage, {
    args: [...args],
    allowPositionals: true,
    options: { days: { type: "string" } },
  });
  const [command, ...rest] = positionals;
  const [id = "", ...more] = rest;
  if (command === "preview" && idPattern.test(id) && more.length === 0) {
    if (days !== undefined && !/^[1-9]\d{0,3}$/.test(days)) {
      refuse(`Cannot sign a link for "${days}" days: expected 1 to 9999`);
    }
    const settings = readSettings(environment);
    return await preview(id, settings, Number(days ?? previewDays));
  }
  if (days === undefined) {
    if (command === "check" && rest.length === 0) return await check();
    if (command === "purge" && rest.length > 0 && rest.every(keysOfTag)) {
      return await purge(rest, readSettings(environment));
    }
  }
  refuse(
    `Cannot do "${args.join(" ")}". Usage: ${contentUsage}; ` +
      `tags are ${tags}`,
  );
}

async function check(): Promise<boolean> {
  const { counts, problems, warnings } = await checkAll(root);
  for (const problem of problems) console.error(fileProblemLine(problem));
  for (const warning of warnings) {
    console.error(`Warning: ${fileProblemLine(warning)}`);
  }
  const checked = counts.map(({ list, count }) => `${list}: ${count}`);
  console.log(`Checked ${checked.join(", ")}`);
  console.log(`Problems: ${problems.length}, warnings: ${warnings.length}`);
  return problems.length === 0;
}

async function preview(
  id: string,
  settings: Settings,
  days: number,
): Promise<boolean> {
  const { previewSecret, siteUrl } = settings;
  if (!previewSecret) {
    console.error(
      "Cannot sign a link: set PREVIEW_SECRET to the value of the site.",
    );
    return false;
  }
  // As the preview asks; the service may be reachable only from the site.
  const content = new ContentClient(settings, createLog("error"));
  const drafts = new RequestContent(content, { isDraft: true });
  const result = await drafts.record("article", id);
  if (isMissing(result) || result.ok && !result.value) {
    const service = settings.contentApiUrl ?? "The embedded content service";
    console.error(
      `Cannot sign a link: ${service} has no article "${id}", or does not show drafts.`,
    );
    return false;
  }
  console.log(siteUrl + await previewLink(previewSecret, id, days));
  return true;
}

/** Reasons for a failed purge, by response status. */
const refusals: Readonly<Record<number, string>> = {
  401: "PURGE_SECRET is not the site's",
  404: "the site has no PURGE_SECRET",
  429: "too many purges; wait a second",
};

async function purge(
  tags: readonly string[],
  { purgeSecret, siteUrl }: Settings,
): Promise<boolean> {
  if (!purgeSecret) {
    console.error("Cannot purge: set PURGE_SECRET to the value of the site.");
    return false;
  }
  try {
    const { status, body } = await fetch(siteUrl + purgePath, {
      method: "POST",
      headers: {
        Authorization: `Bearer ${purgeSecret}`,
        "Content-Type": "application/json",
      },
      body: JSON.stringify({ tags }),
    });
    await body?.cancel();
    const isDone = status === 204;
    const reason = refusals[status] ?? `it answered with status ${status}`;
    if (isDone) console.log(`${siteUrl} has purged ${tags.join(", ")}.`);
    else console.error(`${siteUrl} has not purged: ${reason}.`);
    return isDone;
  } catch (cause) {
    console.error(`Cannot reach ${siteUrl} (SITE_URL): ${cause}`);
    return false;
  }
}
