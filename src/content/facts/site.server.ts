import * as z from "zod/mini";
import { type FileFields, fileSchema } from "../record-fields.ts";
import { filled, listOf, textList } from "./values.server.ts";

const phone = z.string("expected a text").check(
  z.regex(
    /^\+\d[\d ]+$/,
    "expected a number with its country, such as +234 800 555 0142",
  ),
);
const countryCode = z.string("expected a text").check(
  z.regex(/^[A-Z]{2}$/, "expected two capital letters, such as NG"),
);
const otherSite = z.string("expected a text").check(
  z.regex(/^https:\/\/[^\s/]+\S*$/, "expected an https address"),
);
const target = z.string("expected a text").check(
  z.regex(
    /^(?:\/[a-z0-9/-]*(?:#[a-z-]+)?|https:\/\/[^\s/]+\S*)$/,
    "expected a page of this site, such as /contact-us#book, or an https address",
  ),
);

const bookFields = {
  label: { file: filled, form: { label: "Label" } },
  href: {
    file: target,
    form: {
      label: "Target",
      hint: "A page of this site, or the https address of a calendar.",
    },
  },
} satisfies FileFields;

/** The fields of `data/site.json`. */
export const siteFields = {
  name: { file: filled, form: { label: "Name of the agency" } },
  announcement: {
    file: z.optional(filled),
    form: {
      label: "Announcement above the header",
      hint: "Only wide windows show it. Empty: none.",
    },
  },
  book: {
    file: fileSchema(bookFields),
    form: { label: "Booking link" },
    fields: bookFields,
  },
  email: {
    file: z.email("expected a mail address"),
    form: { label: "Mail address" },
  },
  phones: textList({
    label: "Phone numbers",
    one: "Number",
    hint: "The first is on WhatsApp, too.",
  }, phone),
  offices: listOf(
    {
      locality: { file: filled, form: { label: "City or district" } },
      region: {
        file: z.optional(filled),
        form: { label: "Region, or the city of a district" },
      },
      country: { file: filled, form: { label: "Country" } },
      countryCode: {
        file: countryCode,
        form: { label: "Code of the country", hint: "Two letters, as NG." },
      },
      hours: { file: filled, form: { label: "Office hours" } },
    },
    "locality",
    { label: "Offices", one: "Office" },
  ),
  social: listOf(
    {
      label: { file: filled, form: { label: "Name" } },
      href: { file: otherSite, form: { label: "Address" } },
    },
    "label",
    { label: "Social profiles", one: "Profile" },
  ),
  figmaToFramerFrom: {
    file: filled,
    form: {
      label: "The least that Figma to Framer costs",
      hint:
        "The menu, the home page and the prices show it. Short, such as $999 or ₦1.5m.",
    },
  },
} satisfies FileFields;

const file = fileSchema(siteFields);

/** The record of `data/site.json`. */
export type SiteRecord = z.infer<typeof file>;
