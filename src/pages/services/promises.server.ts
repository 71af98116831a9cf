import * as z from "zod/mini";
import { paths } from "../../paths.ts";
import { filled, groupOf, shortText } from "../../records/fields.server.ts";
import { singleton } from "../../records/singleton.server.ts";

const count = z.int("expected a whole number").check(
  z.minimum(1, "expected at least 1"),
);

const weeks = (label: string) => shortText(label, 8);

export const promises = singleton({
  name: "promises",
  label: "Promises",
  page: paths.services,
  heading: "sheet",
  fields: {
    planHours: {
      file: count,
      form: {
        label: "Hours to the action plan",
        hint: "Texts write {planHours} where it belongs.",
      },
    },
    answerHours: {
      file: count,
      form: {
        label: "Office hours to the first answer",
        hint:
          "Texts write {answerHours}, or {answerTime} for “an office hour” or “2 office hours”.",
      },
    },
    weeks: groupOf({
      noCode: weeks("No-code site: {noCodeWeeks}"),
      miniSite: weeks("Landing page or mini site: {miniSiteWeeks}"),
      branding: weeks("Brand: {brandingWeeks}"),
      enterpriseSite: weeks("Larger site: {enterpriseSiteWeeks}"),
    }, {
      label: "Weeks by kind of work",
      hint: "Such as 4–6. Texts write the name in braces where they belong.",
    }),
    directions: {
      file: count,
      form: {
        label: "Design directions at most",
        hint: "Texts write {directions} where it belongs.",
      },
    },
    mostLost: {
      ...shortText("The most that a client can lose", 12),
      form: {
        label: "The most that a client can lose",
        hint: "Such as 1 stage. Texts write {mostLost} where it belongs.",
        options: { max: 12 },
      },
    },
    ownedFrom: {
      file: filled,
      form: {
        label: "When the work is the client’s",
        hint:
          "Such as the day the last invoice is paid. Texts write {ownedFrom} where it belongs.",
      },
    },
    signedBy: {
      file: z.optional(filled),
      form: {
        label: "Who signs the sheet",
        hint:
          "Name and place. Empty: no signature. The drawing is static/drawings/signature.svg.",
      },
    },
  },
});
