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

/** The statuses that the site's own pages ask for. */
export const statuses = { article: "published", job: "Open" } as const;

/** What an identifier of an article or a job looks like. */
export const idPattern = /^[A-Za-z0-9_-]{1,64}$/;
