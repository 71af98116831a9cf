import * as z from "zod/mini";
import words from "../../../data/words/academy.json" with { type: "json" };
import { paths } from "../../paths.ts";
import { filled, groupOf } from "../../records/fields.server.ts";
import { type RecordIn, singleton } from "../../records/singleton.server.ts";

/** The next course of a track; what is not known yet is left out. */
function intake(track: keyof typeof words.tracks.list) {
  return groupOf({
    start: {
      file: z.optional(filled),
      form: {
        label: "Next start",
        hint: "Such as January 11, 2027. Empty: the page says whom to ask.",
      },
    },
    fee: {
      file: z.optional(filled),
      form: {
        label: "Fee",
        hint: "Such as ₦150,000. Empty: the page says whom to ask.",
      },
    },
    seats: {
      file: z.optional(
        z.int("expected a whole number").check(
          z.minimum(0, "expected 0 or more"),
        ),
      ),
      form: {
        label: "Seats that are free",
        hint: "Empty: the page does not say.",
      },
    },
  }, { label: words.tracks.list[track].name });
}

/** When the tracks of the academy start next, and what they cost. */
export const intakes = singleton({
  name: "intakes",
  label: "Academy: starts and fees",
  page: paths.academy,
  heading: "tracks",
  fields: {
    person: {
      file: filled,
      form: {
        label: "Who answers for the academy",
        hint:
          "The name of a person of the team. Stands where a start or a fee is empty.",
      },
    },
    "software-engineering": intake("software-engineering"),
    "product-management": intake("product-management"),
    "product-design": intake("product-design"),
    "data-analysis": intake("data-analysis"),
  },
});

/** The next courses, by track. */
export type IntakesRecord = RecordIn<typeof intakes>;
