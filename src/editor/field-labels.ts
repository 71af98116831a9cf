import type {
  ArticleFile,
  blockFiles,
  JobFile,
} from "../content-service/file-schemas.ts";

/** How the form shows a field; what it may hold is the schema's business. */
export interface FieldLabel {
  label: string;
  hint?: string;
  /** The control, where the schema's own type does not say it. */
  widget?: string;
  /** Options of that control. */
  options?: Readonly<Record<string, unknown>>;
}

type Labels<T> = Record<keyof T, FieldLabel>;
type Block = { [K in keyof typeof blockFiles]: typeof blockFiles[K]["shape"] };

const hidden = (label: string): FieldLabel => ({ label, widget: "hidden" });
const markdown = {
  widget: "richtext",
  options: {
    buttons: ["bold", "italic", "code", "link"],
    editor_components: [],
    minimal: true,
  },
};

/** The types make sure that no field of a schema is forgotten here. */
export const articleLabels: Labels<ArticleFile> = {
  _id: hidden("Name in its address"),
  title: { label: "Title" },
  status: {
    label: "Status",
    hint: "Only published articles are on the site.",
    options: { default: "draft" },
  },
  tags: { label: "Tags", hint: "The first is the category.", widget: "tags" },
  coverImage: { label: "Cover", widget: "picture" },
  coverAlt: {
    label: "Alternative text of the cover",
    hint: "Empty: as you described the picture when you added it.",
  },
  author: { label: "Author", hint: "Empty: the agency." },
  content: { label: "Text" },
  publishAt: { label: "Show from", hint: "Lagos time. Empty: at once." },
  unpublishAt: { label: "Show until", hint: "Lagos time. Empty: for good." },
  createdAt: { label: "Date", hint: "Lagos time. Empty: now." },
  updatedAt: hidden("Date of the last change"),
};

export const jobLabels: Labels<JobFile> = {
  _id: hidden("Name in its address"),
  title: { label: "Title" },
  status: { label: "Status", hint: "Only open jobs are on the site." },
  dept: { label: "Department", hint: "Empty: Other." },
  location: { label: "Location", hint: "Such as: Hybrid, Lagos." },
  city: { label: "City", hint: "For search engines. Empty: remote." },
  country: {
    label: "Country",
    hint:
      "For search engines, such as: NG. Without it they do not list the job.",
  },
  job_type: { label: "Kind of contract", options: { default: "Full-time" } },
  experience: { label: "Experience", hint: "Such as: 3 years or more." },
  salary: { label: "Salary", hint: "Empty: Competitive." },
  desc: { label: "Description", hint: "HTML is allowed.", widget: "text" },
  submission_link: { label: "Where to apply", hint: "Empty: by mail." },
  validThrough: { label: "Open until", hint: "Lagos time. Empty: no end." },
  createdAt: { label: "Date", hint: "Lagos time. Empty: now." },
};

type BlockLabels = { [K in keyof Block]: Labels<Omit<Block[K], "type">> };

export const blockLabels: BlockLabels = {
  paragraph: {
    paragraphTitle: {
      label: "Heading",
      hint: "With one, the paragraph is in the list of contents.",
    },
    paragraphText: { label: "Text", ...markdown },
    format: hidden("Kind of text"),
  },
  picture: {
    image: { label: "Picture", widget: "picture", options: { whole: true } },
    alt: {
      label: "Alternative text",
      hint: "Empty: as you described the picture when you added it.",
    },
    caption: { label: "Caption" },
    width: hidden("Width"),
    height: hidden("Height"),
  },
  quote: {
    text: { label: "Quote", ...markdown },
    source: { label: "Who said it, or where" },
  },
  list: {
    items: { label: "Items", options: { label_singular: "Item" } },
    ordered: { label: "Numbered", options: { default: false } },
  },
  code: {
    code: { label: "Code", widget: "text" },
    language: { label: "Language" },
    caption: { label: "Caption" },
  },
};
