import { site } from "../../data/site.ts";
import { routes } from "../../routes.ts";
import { success } from "../content/answer.ts";
import type { AnswerCache } from "../content/answer-cache.ts";
import { createContentClient } from "../content/content-client.ts";
import type { ContentFetchers } from "../content/fetchers.ts";
import * as jobViews from "../content/job-views.ts";
import { statuses } from "../content/records.ts";
import { createRelated } from "../content/related.ts";
import { crawlerHead } from "./crawler-head.tsx";
import { articlePath, previewParameter } from "../paths.ts";
import { previewText } from "./preview-link.ts";
import { isSigned } from "./signature.ts";
import { pageHeaders } from "./page-headers.ts";
import {
  createPageRenderer,
  type PageRenderer,
  pendingOf,
  type RenderOptions,
  statusOf,
  styleHashOf,
} from "./render-page.tsx";
import type { BuildManifest } from "../build/manifest.ts";
import type { Log } from "./log.ts";

export interface PreviewOptions {
  /** Signs the links; absent: there are no previews. */
  secret?: string;
  /** The six calls; what they bring is shown whatever its status is. */
  content: ContentFetchers;
  manifest(): BuildManifest;
  siteUrl: string;
  answers: Pick<AnswerCache, "purge">;
  log: Log;
}

/**
 * Shows a draft to whoever has its signed link. The page is kept nowhere, and
 * what the content service has is asked for anew.
 * @returns Undefined for a request that is no preview; a redirect to the
 * article itself when the signature is not ours.
 */
export function createPreview(
  options: PreviewOptions,
): (id: string, request: Request) => Promise<Response | undefined> {
  const { secret, manifest, siteUrl, answers, log } = options;
  let made: PageRenderer | undefined;
  return async function preview(id, { url, method }) {
    const signature = new URL(url).searchParams.get(previewParameter);
    if (signature === null) return undefined;
    const isOurs = secret !== undefined &&
      await isSigned(secret, previewText(id), signature);
    if (!isOurs) return toArticle(id);
    answers.purge(`/api/article/${id}`);
    const renderer = made ??= draftRenderer(options);
    const page = await renderer.load(
      `${articlePath(id)}?${previewParameter}=${signature}`,
    );
    await Promise.allSettled(pendingOf(page));
    const render: RenderOptions = {
      manifest: manifest(),
      siteUrl,
      onError: (error) =>
        log.error("Cannot render a preview", { id, reason: String(error) }),
    };
    const stream = await renderer.whole(page, render);
    if (method === "HEAD") await stream.cancel();
    return new Response(method === "HEAD" ? null : stream, {
      status: statusOf(page),
      headers: {
        ...pageHeaders({ siteUrl, styleHash: styleHashOf(page, render) }),
        "Cache-Control": "private, no-store",
        "X-Robots-Tag": "noindex, nofollow",
        // The address is the key: it must not travel.
        "Referrer-Policy": "no-referrer",
      },
    });
  };
}

/** Renders pages whose articles may be drafts. */
function draftRenderer({ content, siteUrl }: PreviewOptions): PageRenderer {
  const client = createContentClient({
    fetchers: {
      ...content,
      article: async (id, options) => {
        const answer = await content.article(id, options);
        if (!answer.ok || !answer.value) return answer;
        return success({ ...answer.value, status: statuses.article });
      },
    },
    agency: site.name,
    jobViews: () => jobViews,
    related: createRelated(content),
  });
  return createPageRenderer(routes(client), crawlerHead(siteUrl));
}

function toArticle(id: string): Response {
  return new Response(null, {
    status: 302,
    headers: { Location: articlePath(id), "Cache-Control": "no-store" },
  });
}
