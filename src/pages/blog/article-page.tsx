import { Suspense } from "react";
import { useParams } from "react-router-dom";
import words from "../../../data/words/blog.json" with { type: "json" };
import { articlePath, paths } from "../../paths.ts";
import { ErrorState } from "../../ui/blocks/states.tsx";
import type { ContentResult } from "../../lib/content-result.ts";
import { articleData } from "./article-data.ts";
import type { ArticleView } from "./article-view.ts";
import type { Arrived } from "../../streaming/page-data.ts";
import { NotFoundView } from "../../ui/layout/views/not-found-view.tsx";
import { LateNoIndex } from "../../ui/layout/views/late-no-index.tsx";
import { Streamed, usePageData } from "../../streaming/streamed.tsx";
import { ArticleBody } from "./article-body.tsx";
import { FurtherReading } from "./further-reading.tsx";
import { ArticleSkeleton } from "./article-skeleton.tsx";
import { PreviewNote } from "./preview-note.tsx";
import {
  type Handle,
  type Meta,
  recordStatus,
} from "../../ui/layout/handle.ts";

function meta({ article }: Arrived<typeof articleData>): Meta {
  if (!article?.ok) {
    return { title: words.meta.title, noIndex: article !== undefined };
  }
  if (!article.value) return { title: "Article not found", noIndex: true };
  return { title: article.value.title, description: article.value.description };
}

export const handle = {
  surface: "paper",
  meta,
  status: ({ article }: Arrived<typeof articleData>) => recordStatus(article),
} satisfies Handle;

function ArticlePage() {
  const { article } = usePageData(articleData);
  return (
    <main id="main" tabIndex={-1}>
      <PreviewNote />
      <Suspense fallback={<ArticleSkeleton />}>
        <Streamed call={article}>
          {(result) => <ArticleResult result={result} />}
        </Streamed>
      </Suspense>
    </main>
  );
}

function ArticleResult(
  { result }: { result: ContentResult<ArticleView | null> },
) {
  const { id = "" } = useParams();
  if (!result.ok) {
    return (
      <div className="wrap">
        <LateNoIndex />
        <h1 className="hero">{words.list.title}</h1>
        <ErrorState
          retryAt={articlePath(id)}
          message={`Error loading Blog: ${result.message}`}
        />
      </div>
    );
  }
  if (!result.value) {
    return (
      <NotFoundView
        title={words.article.takenDown.title}
        link={{ to: paths.blog, label: words.article.takenDown.link }}
      />
    );
  }
  const { related } = result.value;
  return (
    <>
      <ArticleBody article={result.value} />
      {related && <FurtherReading related={related} />}
    </>
  );
}

export { ArticlePage as Component };
