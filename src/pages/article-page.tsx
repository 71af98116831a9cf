import { Suspense } from "react";
import { usePageData } from "../layout/page-context.ts";
import { ErrorState } from "../components/states.tsx";
import type { Answer } from "../content/answer.ts";
import type { ArticleView } from "../content/article-view.ts";
import type { ContentClient, RelatedPosts } from "../content/content-client.ts";
import { NotFoundView } from "../layout/not-found-view.tsx";
import type { Meta, PageLoader, Settled } from "../layout/page-module.ts";
import { Streamed } from "../streaming/streamed.tsx";
import { ArticleBody } from "./article/article-body.tsx";
import { FurtherReading } from "./article/further-reading.tsx";
import { ArticleSkeleton } from "./article/article-skeleton.tsx";
import { PreviewNote } from "./article/preview-note.tsx";

interface ArticleData {
  article: Promise<Answer<ArticleView | null>>;
  related: Promise<Answer<RelatedPosts>>;
}

export const sky = "paper";

export function meta({ article }: Settled<ArticleData>): Meta {
  if (!article?.ok) return { title: "Blog" };
  if (!article.value) return { title: "Article not found", noIndex: true };
  return { title: article.value.title, description: article.value.description };
}

export function status({ article }: Settled<ArticleData>): number {
  return article?.ok && !article.value ? 404 : 200;
}

/** The article stands without what leads on from it. */
export const optional = ["related"];

export function loader(content: ContentClient): PageLoader {
  return ({ request: { signal }, params: { id = "" } }) => ({
    article: content.article(id, { signal }),
    related: content.related(id, { signal }),
  });
}

function ArticlePage() {
  const { article, related } = usePageData<ArticleData>();
  return (
    <main id="main" tabIndex={-1}>
      <PreviewNote />
      <Suspense fallback={<ArticleSkeleton />}>
        <Streamed name="article" value={article}>
          {(answer) => <ArticleAnswer answer={answer} related={related} />}
        </Streamed>
      </Suspense>
    </main>
  );
}

interface ArticleAnswerProps {
  answer: Answer<ArticleView | null>;
  related: ArticleData["related"];
}

function ArticleAnswer({ answer, related }: ArticleAnswerProps) {
  if (!answer.ok) {
    return (
      <div className="wrap">
        <h1 className="hero">Blog</h1>
        <ErrorState message={`Error loading Blog: ${answer.message}`} />
      </div>
    );
  }
  if (!answer.value) return <NotFoundView what="content" />;
  return (
    <>
      <ArticleBody article={answer.value} />
      <Suspense fallback={null}>
        <Streamed name="related" value={related}>
          {(more) => more.ok && <FurtherReading related={more.value} />}
        </Streamed>
      </Suspense>
    </>
  );
}

export { ArticlePage as Component };
