/** `deno task doctor`: what is well with this machine, and what to do if not. */
import { readManifest } from "../build/manifest.ts";
import { sourceStamp } from "../build/sources.ts";
import { createUpstream, sendTo } from "../content/upstream.ts";
import { checkedReaders } from "../content/readers.ts";
import { createFetchers } from "../content/fetchers.ts";
import { browserPath } from "../pictures/browser-path.ts";
import { readSettings, type Settings } from "../settings.ts";
import {
  checkBrowser,
  checkBuild,
  checkContent,
  checkPort,
  checkSettings,
  checkVersion,
  type Finding,
  findingLine,
} from "./findings.ts";

function isFree(port: number, hostname: string): boolean {
  try {
    Deno.listen({ port, hostname }).close();
    return true;
  } catch {
    return false;
  }
}

async function askContent(settings: Settings) {
  const { contentApiUrl, contentTimeoutMs: timeoutMs } = settings;
  if (!contentApiUrl) return undefined;
  const ask = createUpstream({ send: sendTo(contentApiUrl), timeoutMs });
  return await createFetchers(ask, checkedReaders(() => {}))
    .articles("published");
}

async function findings(): Promise<Finding[]> {
  const { settings, finding } = checkSettings(() =>
    readSettings(Deno.env.toObject())
  );
  const first = [checkVersion(Deno.version.deno), finding];
  if (!settings) return first;
  const manifest = await readManifest();
  return [
    ...first,
    checkBuild(manifest?.stamp, await sourceStamp()),
    checkContent(settings.contentApiUrl, await askContent(settings)),
    checkPort("PORT", settings.port, (it) => isFree(it, settings.host)),
    checkPort(
      "CONTENT_PORT",
      settings.contentPort,
      (it) => isFree(it, settings.host),
    ),
    checkBrowser(await browserPath()),
  ];
}

const found = await findings();
for (const finding of found) console.log(findingLine(finding));
Deno.exit(found.some(({ state }) => state === "bad") ? 1 : 0);
