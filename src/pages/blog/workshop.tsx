import { projectList } from "../../ui/projects/projects.ts";
import { articlePath } from "../../paths.ts";
import { ArticleEnd } from "./article-end.tsx";
import { ArticleContents } from "./article-contents.tsx";
import { ArticlePart } from "./article-part.tsx";
import { ArticleSkeleton } from "./article-skeleton.tsx";
import type { ArticlePart as Part } from "./article-view.ts";
import { BlogCard } from "./blog-card.tsx";
import { BlogSkeleton } from "./blog-skeleton.tsx";
import { Byline } from "./byline.tsx";
import { PreviewNote } from "./preview-note.tsx";
import { Share } from "./share.tsx";

const posts = [
  "What we check before an AI feature ships",
  "Loading in one round trip on a Lagos phone",
  "A logo has to survive a danfo door",
  "When to leave a no-code platform, and when to stay",
].map((title, index) => ({
  id: `post-${index}`,
  title,
  previewText:
    "Every AI feature we release passes the same short list: what happens when it is wrong, who notices, and how a person takes over from it wit...",
  category: "AI",
  date: "October 28, 2025",
  wide: index === 3,
}));

const parts: readonly Part[] = [
  { title: "A part", text: "Every part of a text begins with a paragraph." },
  {
    type: "quote",
    nodes: ["Say it so that the road understands."],
    source: "A sign painter",
  },
  { type: "list", isOrdered: false, items: [["One"], ["Two"]] },
  { type: "list", isOrdered: true, items: [["First"], ["Second"]] },
  {
    type: "code",
    language: "css",
    tokens: [".deck {\n  height: 8px;\n}"],
  },
];

/** The blocks of the blog. */
export function Workshop() {
  const title = posts[0]?.title ?? "";
  return (
    <>
      <PreviewNote />
      <section className="section wrap">
        <div className="blog-grid">
          {posts.map((post) => <BlogCard key={post.id} {...post} />)}
        </div>
      </section>
      <section className="section wrap grid">
        <div className="span-4">
          <Byline
            author="Ife Adeyemi"
            updatedOn="October 28, 2025"
            minutes={6}
          />
          <ArticleContents parts={[{ anchor: "part-1", title: "A part" }]} />
        </div>
        <div className="prose span-8">
          {parts.map((part, index) => <ArticlePart key={index} part={part} />)}
          <ArticleEnd project={projectList[0]?.slug ?? ""} tags={[]} />
          <ArticleEnd tags={[]} />
          <Share path={articlePath("post-0")} title={title} />
        </div>
      </section>
      <BlogSkeleton />
      <ArticleSkeleton />
    </>
  );
}
