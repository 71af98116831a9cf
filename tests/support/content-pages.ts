import { contentTypes } from "../../src/content/content-types.ts";
import { section as blog } from "../pages/blog/section.ts";
import { sections } from "./sections.ts";

/** What the pages of the blog say in each state. */
export const states = { blog: blog.list, article: blog.record };

/** A page with content. */
export interface ContentPage {
  name: string;
  path: string;
  loading: string;
  /** The text before the message of a failure. */
  failed: string;
  /** A heading that is part of the content. */
  heading: string;
  /** The path of its call to the content service. */
  call: string;
  /** The list that links to the page of a record. */
  list?: string;
}

/** The pages with content. */
export const contentPages: readonly ContentPage[] = sections.flatMap(
  ({ records, list, record, sample: { id, title }, statuses }) => {
    const { singular } = contentTypes[records];
    return [
      {
        ...list,
        heading: title,
        call: `/api/${singular}?status=${statuses.public}`,
      },
      {
        ...record,
        path: record.path(id),
        heading: title,
        call: `/api/${singular}/${id}`,
        list: list.path,
      },
    ];
  },
);
