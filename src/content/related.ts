import { type Answer, success } from "./answer.ts";
import { fallbackTitle } from "./blog-cards.ts";
import type { RelatedPost, RelatedPosts } from "./content-client.ts";
import { formatDate, timeOf } from "./dates.ts";
import {
  type CallOptions,
  type ContentFetchers,
  listPath,
} from "./fetchers.ts";
import { once } from "./once.ts";
import { type Article, statuses } from "./records.ts";
import { safeImage } from "./safe-links.ts";
import { mapSettled, settle } from "./settled.ts";
import { isFeaturedTag, sameLabel, splitTags } from "./text.ts";

/** How many related posts are shown. */
const limit = 3;

/** The call whose answer related posts are found in. */
const path = listPath("article", statuses.article);

/**
 * What may be read after an article: derived from the list of published posts.
 * A list that cannot be had shows nothing.
 * @param isAtHand Tells whether an answer is known already; given, the list is
 * never asked for on an article's behalf.
 */
export function createRelated(
  { articles }: Pick<ContentFetchers, "articles">,
  isAtHand: (path: string) => boolean = () => true,
) {
  return (
    id: string,
    options?: CallOptions,
  ): Promise<Answer<RelatedPosts>> =>
    isAtHand(path)
      ? mapSettled(
        articles(statuses.article, options),
        (answer) => success(relatedPosts(answer.ok ? answer.value : [], id)),
      )
      : settle(success({ posts: [] }));
}

/** Published posts, newest first; those of one moment by their ids. */
const inOrder = once((articles: Article[]) =>
  articles.filter(({ status }) =>
    status === undefined || sameLabel(status, statuses.article)
  ).toSorted((a, b) =>
    (timeOf(b.createdAt) ?? 0) - (timeOf(a.createdAt) ?? 0) ||
    (a._id < b._id ? -1 : 1)
  )
);

/**
 * The posts that share most tags with an article, the newest first among
 * equals (also among those that share none), and its two neighbours in time.
 * Nothing for an unknown article.
 */
export function relatedPosts(articles: Article[], id: string): RelatedPosts {
  const posts = inOrder(articles);
  const place = posts.findIndex(({ _id }) => _id === id);
  const article = posts[place];
  if (!article) return { posts: [] };
  const [newer, older] = [posts[place - 1], posts[place + 1]];
  return {
    posts: bySharedTags(posts, article).slice(0, limit).map(postOf),
    ...(newer && { newer: linkOf(newer) }),
    ...(older && { older: linkOf(older) }),
  };
}

function bySharedTags(posts: Article[], article: Article): Article[] {
  const wanted = new Set(tagsOf(article));
  return posts
    .filter((post) => post !== article)
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

function linkOf({ _id, title }: Article) {
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
