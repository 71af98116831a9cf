import { ownPath } from "../../records/links.ts";
import type { Redirects } from "../../records/redirects.ts";
import {
  type ContentFiles,
  createContentService,
} from "../../content/embedded/content-service.ts";
import { app } from "../../server/app.ts";
import { emptyBuild } from "../../server/build/build-manifest.ts";
import { createLog } from "../../server/logging/log.ts";
import { ContentClient } from "../../server/content-client.ts";
import { createServices } from "../../server/services.ts";
import { readSettings } from "../../settings.ts";

/**
 * Checks a link of a record.
 * @returns What is wrong with it, or undefined; links to other sites are not
 * followed.
 */
export type LinkCheck = (href: string) => Promise<string | undefined>;

/**
 * Asks the site itself, in this process, for each address once.
 * @param files The records that it has.
 * @param statics The folder of files with root-relative addresses.
 */
export function createLinkCheck(
  files: Partial<ContentFiles>,
  statics: URL,
  redirects: Redirects,
): LinkCheck {
  const settings = readSettings({});
  const log = createLog(settings.logLevel, () => {});
  const service = createContentService(files);
  const services = createServices({
    settings,
    log,
    content: new ContentClient(
      settings,
      log,
      () => Promise.resolve({ request: (path) => service.request(path) }),
    ),
    redirects,
    build: emptyBuild,
    maxWaitMs: 5_000,
  });
  const faults = new Map<string, Promise<string | undefined>>();

  async function faultOf(path: string): Promise<string | undefined> {
    if (await isFile(new URL(`.${path}`, statics))) return undefined;
    const request = new Request(new URL(path, settings.siteUrl));
    const { status, headers, body } = await app.fetch(request, services);
    await body?.cancel();
    if (status === 200) return undefined;
    const target = headers.get("location");
    if (!target) return "leads to no page";
    const { pathname, search } = new URL(target, settings.siteUrl);
    return `has moved to "${pathname}${search}"`;
  }
  return async (href) => {
    const own = ownPath(href);
    if (own !== href) return `leads to this machine: write "${own}"`;
    if (!href.startsWith("/")) return undefined;
    const [path = ""] = href.split("#", 1);
    const fault = faults.get(path) ?? faultOf(path);
    faults.set(path, fault);
    return await fault;
  };
}

/** Whether a regular file exists. */
export async function isFile(file: URL): Promise<boolean> {
  return await Deno.stat(file).then(({ isFile }) => isFile, () => false);
}
