import { Suspense } from "react";
import { articlePath, previewParameter } from "../../addresses/paths.ts";
import { usePage, usePageData } from "../../routing/page-context.ts";
import { ErrorState } from "../../components/blocks/states.tsx";
import type { ContentResult } from "../../content/transport/content-result.ts";
import type { ArticleView } from "../../content/views/article-view.ts";
import type { ContentClient } from "../../content/content-client.ts";
import type { RelatedPosts } from "../../content/views/related.ts";
import { NotFoundView } from "../../layout/views/not-found-view.tsx";
import { LateNoIndex } from "../../layout/views/late-no-index.tsx";
import type { LoaderArgs, Meta, Settled } from "../../routing/page-module.ts";
import { Streamed } from "../../streaming/streamed.tsx";
import { ArticleBody } from "./article-body.tsx";
import { FurtherReading } from "./further-reading.tsx";
import { ArticleSkeleton } from "./article-skeleton.tsx";
import { PreviewNote } from "./preview-note.tsx";

interface ArticleData {
  article: Promise<ContentResult<ArticleView | null>>;
  related: Promise<ContentResult<RelatedPosts>>;
}

export const sky = "paper";

export function meta({ article }: Settled<ArticleData>): Meta {
  if (!article?.ok) return { title: "Blog", noIndex: article !== undefined };
  if (!article.value) return { title: "Article not found", noIndex: true };
  return { title: article.value.title, description: article.value.description };
}

export function status({ article }: Settled<ArticleData>): number {
  if (article && !article.ok) return 503;
  return article && !article.value ? 404 : 200;
}

/** A signed link to a draft has it; with any other value it is redirected. */
export const queries = [previewParameter];

/** The page is complete without its related posts. */
export const optional = ["related"];

export function loader(
  content: ContentClient,
  { params: { id = "" }, signal }: LoaderArgs,
): ArticleData {
  return {
    article: content.article(id, { signal }),
    related: content.related(id, { signal }),
  };
}

function ArticlePage() {
  const { article, related } = usePageData<ArticleData>();
  return (
    <main id="main" tabIndex={-1}>
      <PreviewNote />
      <Suspense fallback={<ArticleSkeleton />}>
        <Streamed name="article" value={article}>
          {(result) => <ArticleResult result={result} related={related} />}
        </Streamed>
      </Suspense>
    </main>
  );
}

interface ArticleResultProps {
  result: ContentResult<ArticleView | null>;
  related: ArticleData["related"];
}

function ArticleResult({ result, related }: ArticleResultProps) {
  const { params: { id = "" } } = usePage();
  if (!result.ok) {
    return (
      <div className="wrap">
        <LateNoIndex />
        <h1 className="hero">Blog</h1>
        <ErrorState
          retryAt={articlePath(id)}
          message={`Error loading Blog: ${result.message}`}
        />
      </div>
    );
  }
  if (!result.value) return <NotFoundView what="article" />;
  return (
    <>
      <ArticleBody article={result.value} />
      <Suspense fallback={null}>
        <Streamed name="related" value={related}>
          {(more) => more.ok && <FurtherReading related={more.value} />}
        </Streamed>
      </Suspense>
    </>
  );
}

export { ArticlePage as Component };
