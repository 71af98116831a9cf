import * as z from "zod/mini";
import { paths } from "../paths.ts";
import {
  feedName,
  feedNameExpected,
  feedNamePattern,
} from "./feed-name.server.ts";
import {
  fileSchema,
  filled,
  groupOf,
  listOf,
  textList,
} from "./fields.server.ts";
import { type RecordIn, singleton } from "./singleton.server.ts";
import { linkToSave, webAddress } from "./links.ts";

const phone = z.string().check(
  z.regex(
    /^\+\d[\d ]+$/,
    "expected a number with its country, such as +234 800 555 0142",
  ),
);
const countryCode = z.string().check(
  z.regex(/^[A-Z]{2}$/, "expected two capital letters, such as NG"),
);
const otherSite = new RegExp(`^${webAddress}$`);
const otherSiteExpected =
  "expected an address of another site, with https:// before it";
const target = new RegExp(`^(?:/[a-z0-9/-]*(?:#[a-z-]+)?|${webAddress})$`);
const targetExpected =
  "expected a page of this site, such as /contact-us#book, or an https address";

/** The days of the week, as call times name them. */
const days = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
];
const hour = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const callTimeExpected =
  'expected a day and an hour, such as { "day": "Tuesday", "time": "10:00" }';
const hourExpected = "expected an hour such as 09:30";
const callTime = {
  day: {
    // An enum would not fit the type of an imported file.
    file: z.string().check(
      z.refine((day) => days.includes(day), `choose one of ${days.join(", ")}`),
    ),
    form: { label: "Day", widget: "select", options: { choices: days } },
  },
  time: {
    file: z.string().check(z.regex(hour, hourExpected)),
    form: {
      label: "Hour",
      hint: "In the time zone above, such as 09:30.",
      options: { pattern: [hour.source, hourExpected] },
    },
  },
};
const callTimes = listOf(callTime, "day", {
  label: "Times for calls",
  singular: "Time",
  hint: "They come every week. The contact form offers them.",
});

export const siteFacts = singleton({
  name: "site",
  label: "Name, contact, announcement",
  page: paths.contact,
  heading: "",
  fields: {
    name: { file: filled, form: { label: "Name of the agency" } },
    announcement: {
      file: z.optional(filled),
      form: {
        label: "Announcement above the header",
        hint: "Only wide windows show it. Empty: none.",
      },
    },
    worksNote: {
      file: z.optional(filled),
      form: {
        label: "What these works are",
        hint:
          "Stands above the portfolio, such as: Ten briefs that we set ourselves. Empty: none.",
        widget: "text",
      },
    },
    book: groupOf({
      label: { file: filled, form: { label: "Label" } },
      href: {
        file: z.string().check(z.regex(target, targetExpected)),
        beforeSave: linkToSave,
        form: {
          label: "Target",
          hint: "A page of this site, or the https address of a calendar.",
          options: { pattern: [target.source, targetExpected] },
        },
        references: { links: (href) => [String(href)] },
      },
    }, { label: "Booking link" }),
    email: {
      file: z.email("expected a mail address"),
      form: { label: "Mail address" },
    },
    phones: textList({
      label: "Phone numbers",
      singular: "Number",
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
      { label: "Offices", singular: "Office" },
    ),
    timeZone: {
      file: z.string().check(
        z.refine(isTimeZone, "expected a time zone such as Africa/Lagos"),
      ),
      form: {
        label: "Time zone",
        hint:
          "Of calls, and of the editor's dates, such as Africa/Lagos. The pages' dates are UTC.",
      },
    },
    callTimes: {
      ...callTimes,
      file: z.array(fileSchema(callTime, callTimeExpected)),
      form: {
        ...callTimes.form,
        options: { ...callTimes.form.options, summary: "day" },
      },
    },
    social: listOf(
      {
        label: { file: filled, form: { label: "Name" } },
        href: {
          file: z.string().check(
            z.regex(otherSite, otherSiteExpected),
          ),
          form: {
            label: "Address",
            options: { pattern: [otherSite.source, otherSiteExpected] },
          },
        },
      },
      "label",
      { label: "Social profiles", singular: "Profile" },
    ),
    feedName: {
      file: z.optional(feedName),
      form: {
        label: "Name of the feeds",
        hint:
          "A domain or mail address of yours, and a year in which it was: example.com,2025. Set it once and never change it, even when the site moves: readers know posts by it.",
        options: { pattern: [`^${feedNamePattern}$`, feedNameExpected] },
      },
    },
    figmaToFramerFrom: {
      file: filled,
      form: {
        label: "The least that Figma to Framer costs",
        hint:
          "The menu, the home page and the prices show it. Short, such as $999.",
      },
    },
    kilometres: {
      file: z.number().check(z.positive("expected a length above 0")),
      form: {
        label: "Length of the bridge in kilometres",
        hint: "The bridge that the pages stand on.",
      },
    },
  },
});

/** Whether it is a name of the time zone database. */
function isTimeZone(name: string): boolean {
  try {
    // Offsets, which some engines take, name no place.
    return /^[A-Z]/.test(name) &&
      Boolean(Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}

/** The facts that every page may show, which are of no section. */
export type SiteRecord = RecordIn<typeof siteFacts>;
