import type {
  Article,
  PostLink,
  RelatedPost,
  RelatedPosts,
} from "./article.server.ts";
import { formatDate } from "../../content/text/dates.ts";
import { labelKey } from "../../content/text/labels.ts";
import { isFeaturedTag, splitTags } from "./tags.ts";
import { safeImage } from "../../content/text/safe-links.ts";
import { fallbackTitle } from "./blog-cards.ts";
import { newestFirst } from "../../content/newest-first.ts";
import { endingOf } from "../../content/shown-until.ts";

const maxPosts = 3;

/**
 * The previous and next articles, and of the others those that share the most
 * tags, newest first on ties. Empty for an unknown article.
 */
export function relatedPosts(
  articles: readonly Article[],
  id: string,
): RelatedPosts {
  const posts = newestFirst(articles);
  const index = posts.findIndex(({ _id }) => _id === id);
  const article = posts[index];
  if (!article) return { posts: [] };
  const [newer, older] = [posts[index - 1], posts[index + 1]];
  // The previous and next posts are linked separately.
  const others = posts.filter((post) =>
    ![article, newer, older].includes(post)
  );
  return {
    posts: bySharedTags(others, article).slice(0, maxPosts).map(postOf),
    ...(newer && { newer: linkOf(newer) }),
    ...(older && { older: linkOf(older) }),
  };
}

function bySharedTags(posts: Article[], article: Article): Article[] {
  const wanted = new Set(tagsOf(article));
  return posts
    .map((post) => ({
      post,
      shared: tagsOf(post).filter((tag) => wanted.has(tag)).length,
    }))
    .sort((a, b) => b.shared - a.shared)
    .map(({ post }) => post);
}

function tagsOf({ tags }: Article): string[] {
  const all = splitTags(tags).filter((tag) => !isFeaturedTag(tag));
  return [...new Set(all.map(labelKey))];
}

function linkOf(post: Article): PostLink {
  const { _id, title, lang } = post;
  return {
    id: _id,
    title: title || fallbackTitle,
    ...(lang && { lang }),
    ...endingOf(post),
  };
}

function postOf(post: Article): RelatedPost {
  const image = safeImage(post.coverImage);
  const date = formatDate(post.createdAt);
  const [category] = splitTags(post.tags);
  return {
    ...linkOf(post),
    ...(category && { category }),
    ...(date && { date }),
    ...(image && { image }),
  };
}
