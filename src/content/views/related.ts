import { memoize } from "../../lib/promises/memoize.ts";
import {
  mapSettled,
  resolvedPromise,
} from "../../lib/promises/settled-promise.ts";
import { type Article, statuses } from "../api/api-types.ts";
import type { ContentApi } from "../api/content-api.ts";
import { listPath } from "../transport/call-paths.ts";
import { formatDate, timeOf } from "../text/dates.ts";
import { isFeaturedTag, splitTags } from "../text/labels.ts";
import { safeImage } from "../text/safe-links.ts";
import {
  type ContentResult,
  success,
  unreachable,
} from "../transport/content-result.ts";
import type { CallOptions } from "../transport/request.ts";
import { fallbackTitle } from "./blog-cards.ts";

/** The title of a post and the id of its page. */
export interface PostLink {
  id: string;
  title: string;
}

/** What a related post's card shows. */
export interface RelatedPost extends PostLink {
  category?: string;
  date?: string;
  image?: string;
}

/** Posts on the same subjects, and an article's neighbours in time. */
export interface RelatedPosts {
  posts: RelatedPost[];
  newer?: PostLink;
  older?: PostLink;
}

const maxPosts = 3;

/** The path of the list that related posts are derived from. */
const path = listPath("article", statuses.article);

/**
 * Derives related posts from the list of published posts; fails without it.
 * @param isCached Whether the result of a path is cached. By default the list
 * is requested when it is not; with this function it never is.
 */
export function createRelated(
  { articles }: Pick<ContentApi, "articles">,
  isCached: (path: string) => boolean = () => true,
) {
  return (
    id: string,
    options?: CallOptions,
  ): Promise<ContentResult<RelatedPosts>> =>
    isCached(path)
      ? mapSettled(
        articles(statuses.article, options),
        (result) =>
          // The message is never shown: the article is complete without.
          result.ok ? success(relatedPosts(result.value, id)) : unreachable,
      )
      : resolvedPromise(unreachable);
}

/** Posts, newest first; those of the same time by their ids. */
const newestFirst = memoize((articles: Article[]) =>
  articles.toSorted((a, b) =>
    (timeOf(b.createdAt) ?? 0) - (timeOf(a.createdAt) ?? 0) ||
    (a._id < b._id ? -1 : 1)
  )
);

/**
 * An article's two neighbours in time and, of the other posts, those that share
 * the most tags with it, the newest first among equals (also among those that
 * share none). Empty for an unknown article.
 */
export function relatedPosts(articles: Article[], id: string): RelatedPosts {
  const posts = newestFirst(articles);
  const index = posts.findIndex(({ _id }) => _id === id);
  const article = posts[index];
  if (!article) return { posts: [] };
  const [newer, older] = [posts[index - 1], posts[index + 1]];
  // No post is shown twice: the neighbours have links of their own.
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
  return [...new Set(all.map((tag) => tag.toLowerCase()))];
}

function linkOf({ _id, title }: Article): PostLink {
  return { id: _id, title: title || fallbackTitle };
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
