import { idPattern } from "../content/api/api-types.ts";
import { previewLink } from "../content/api/preview-link.ts";
import { readSettings } from "../settings.ts";
import { checkContentFiles } from "./check-files.ts";

const root = new URL("../../", import.meta.url);

/**
 * The sub-commands of `deno task content`:
 *
 *     deno task content check         checks all content files
 *     deno task content preview ID    prints the link that shows a draft
 *
 * @returns Whether the command succeeded and found no problem.
 */
export async function runTool(args: readonly string[]): Promise<boolean> {
  const [command, id = ""] = args;
  if (command === "check") return await check();
  if (command === "preview" && idPattern.test(id)) return await preview(id);
  console.error("Cannot do that: deno task content [check | preview ID]");
  return false;
}

async function check(): Promise<boolean> {
  const { articles, jobs, problems } = await checkContentFiles(
    new URL("data/content/", root),
    new URL("static/", root),
  );
  for (const { file, field, reason } of problems) {
    console.error(`data/content/${file}: ${field}: ${reason}`);
  }
  console.log(
    `${articles} articles and ${jobs} jobs checked, ${problems.length} problems.`,
  );
  return problems.length === 0;
}

async function preview(id: string): Promise<boolean> {
  const { previewSecret, siteUrl } = readSettings(Deno.env.toObject());
  if (!previewSecret) {
    console.error("Cannot sign a link: set PREVIEW_SECRET as the site has it.");
    return false;
  }
  console.log(siteUrl + await previewLink(previewSecret, id));
  return true;
}
