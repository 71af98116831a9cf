import * as z from "zod/mini";
import type { RichNode } from "../../content/text/rich-nodes.ts";
import { applicationLink } from "../../content/text/safe-links.ts";
import {
  createdAt,
  type Field,
  id,
  lenient,
  line,
  optional,
  publicationDate,
  type SentRecord,
  status,
  text,
} from "../../content/service-fields.server.ts";
import { filled, type FormField, listOf } from "../../records/fields.server.ts";
import { htmlLinks, webAddress } from "../../records/links.ts";
import { linksIn } from "../../records/walk.ts";
import {
  descriptionForm,
  descriptionToForm,
  descriptionToSave,
} from "./description-form.server.ts";
import { parseRichText } from "./rich-text.server.ts";

/** Counts as invalid unless it is empty or leads to where one can apply. */
function applicationAddress(form: FormField): Field<string> {
  const field = text(form);
  const isUsable = (address: string | undefined) =>
    !address?.trim() || applicationLink(address) !== undefined;
  return { ...field, answer: lenient(field.answer.check(z.refine(isUsable))) };
}

const month = {
  week: {
    file: z.int().check(
      z.minimum(1, "expected a week from 1 to 5"),
      z.maximum(5, "expected a week from 1 to 5"),
    ),
    form: {
      label: "Week",
      hint: "1 to 5.",
    },
  },
  text: {
    file: filled,
    form: {
      label: "Text",
      hint: "What one does, in a sentence or two.",
      widget: "text",
    },
  },
};
const weeks = listOf(month, "text", {
  label: "First month",
  singular: "Week",
  hint: "Stands beside the description. Empty: left out.",
});

/** The week as a content service may send it, with other fields. */
const sentWeek = z.object({ week: month.week.file, text: month.text.file });
const maxSentWeeks = 10;

/** The readable weeks; a content service may send anything. */
function readableWeeks(values: unknown[]) {
  return values.slice(0, maxSentWeeks)
    .flatMap((value) => sentWeek.safeParse(value).data ?? []);
}

const firstMonth: Field<z.infer<typeof sentWeek>[]> = {
  ...weeks,
  answer: lenient(
    z.pipe(z.array(z.unknown()), z.transform(readableWeeks)),
  ),
};

/** The fields of a job. */
export const jobFields = {
  _id: id,
  title: line({ label: "Title" }),
  desc: {
    ...text(descriptionForm),
    isBlocks: true,
    toForm: descriptionToForm,
    beforeSave: descriptionToSave,
    references: {
      links: (desc: unknown) => linksIn(parseRichText(String(desc))),
      linkPattern: htmlLinks,
    },
  },
  location: line({ label: "Location", hint: "Such as: Yaba, Lagos, Nigeria." }),
  city: optional(line({
    label: "City",
    hint: "For search engines. Empty: remote.",
  })),
  country: optional(line(
    {
      label: "Country",
      hint:
        "For search engines, such as: NG. Empty: the country that ends the location.",
    },
    z.string().check(
      z.regex(/^[A-Z]{2}$/, "expected a two-letter code like NG"),
    ),
  )),
  salary: optional(line({ label: "Salary", hint: "Empty: Competitive." })),
  job_type: line({
    label: "Kind of contract",
    options: { initial: "Full-time" },
  }),
  dept: {
    ...optional(line({ label: "Department", hint: "Empty: Other." })),
    isKey: true,
  },
  experience: line({
    label: "Experience",
    hint: "Such as: 3 years or more.",
  }),
  colleague: optional(line({
    label: "Works with",
    hint:
      "The name of a person of the team, whose portrait stands beside the description. Empty: nobody.",
  })),
  firstMonth: optional(firstMonth),
  submission_link: {
    ...optional(applicationAddress({
      label: "Where to apply",
      hint: "An https or mail address. Empty: by mail.",
      options: {
        pattern: [
          `^(?:${webAddress}|(?:mailto:)?[^\\s:/@]+@[^\\s:/]+)$`,
          "expected a mail address, or one with https:// before it",
        ],
      },
    })),
    references: { links: (link: unknown) => [String(link)] },
  },
  status: status(["Open", "Closed"], {
    label: "Status",
    hint: "Only open jobs are on the site.",
  }),
  createdAt,
  validThrough: optional(publicationDate({
    label: "Open until",
    hint: "Empty: no end.",
  })),
};

/**
 * A job, as the content service sends it, with its description parsed by the
 * server, because browsers have no parser.
 */
export type Job = SentRecord<typeof jobFields> & {
  /**
   * The description's text, a line for each paragraph; in a list all on one
   * line.
   */
  descText?: string;
  /** The first paragraph of that text, which is no heading; only in a list. */
  descLead?: string;
  /** The description's elements and text; only of a single job. */
  descNodes?: RichNode[];
};

declare module "../../content/content-types.ts" {
  interface Records {
    jobs: Job;
  }
}
