/** One block of an article's body, as the content service sends it. */
export interface ContentBlock {
  type: string;
  paragraphTitle?: string;
  paragraphText?: string;
}

/** An article, as the content service sends it. */
export interface Article {
  _id: string;
  title?: string;
  /** Comma separated; the first tag is the category. */
  tags?: string;
  coverImage?: string;
  author?: string;
  createdAt?: string;
  updatedAt?: string;
  status?: string;
  content?: ContentBlock[];
}

/** A job, as the content service sends it. */
export interface Job {
  _id: string;
  title?: string;
  /** May hold HTML. */
  desc?: string;
  location?: string;
  salary?: string;
  job_type?: string;
  dept?: string;
  experience?: string;
  submission_link?: string;
  status?: string;
  createdAt?: string;
}

/** The statuses of the records that the site's pages list. */
export const statuses = { article: "published", job: "Open" } as const;

/** A status that lists are asked for. */
export type ListedStatus = (typeof statuses)[keyof typeof statuses];

/** The valid identifiers of articles and jobs. */
export const idPattern = /^[A-Za-z0-9_-]{1,64}$/;

/** How much of a post's text its preview shows, in characters. */
export const previewLength = 150;
