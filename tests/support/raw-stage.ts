import {
  article,
  type FakeContent,
  goodContent,
  job,
  startFakeContent,
} from "./fake-content.ts";
import { get, type RawAnswer, sendRaw } from "./raw-client.ts";
import { type RunningSite, startSite } from "./site.ts";

/** The public origin of the site on a raw stage. */
export const siteUrl = "https://site.example";

/** The site under a public name, asked byte for byte. */
export interface RawStage {
  site: RunningSite;
  /** Knows the article and the job `one`. */
  content: FakeContent;
  /** Asks for a target exactly as it is written. */
  ask(target: string, options?: Parameters<typeof get>[1]): Promise<RawAnswer>;
}

/** Sets the site up, once for the tests of a file. */
export function rawStage(): RawStage {
  const parts = {
    ask: (target, options) => sendRaw(parts.site.origin, get(target, options)),
  } as RawStage;
  Deno.test.beforeAll(async () => {
    parts.content = startFakeContent(
      goodContent([article({ _id: "one", tags: "featured" })], [
        job({ _id: "one" }),
      ]),
    );
    parts.site = await startSite({
      SITE_URL: siteUrl,
      CONTENT_API_URL: parts.content.origin,
    });
  });
  Deno.test.afterAll(async () => {
    await parts.site.stop();
    await parts.content[Symbol.asyncDispose]();
  });
  return parts;
}

/** An answer without what is new each time. */
export function lasting({ text }: RawAnswer): string {
  return text.replace(/^(?:date|server-timing):.*\r\n/gim, "");
}
