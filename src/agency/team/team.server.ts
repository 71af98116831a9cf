import { paths } from "../../paths.ts";
import { filled, listOf } from "../../records/fields.server.ts";
import { type RecordIn, singleton } from "../../records/singleton.server.ts";
import { portrait } from "../shared-fields.server.ts";

/** The people of the About page. */
export const team = singleton({
  name: "team",
  label: "Team",
  page: paths.about,
  heading: "people",
  fields: {
    people: listOf(
      {
        name: {
          file: filled,
          form: {
            label: "Name",
            hint: "Articles whose author has this name show the portrait.",
          },
          isKey: true,
        },
        role: { file: filled, form: { label: "Role" } },
        line: { file: filled, form: { label: "A sentence about them" } },
        portrait,
      },
      "name",
      { label: "People", singular: "Person" },
    ),
  },
});

/** A person of the team. */
export type TeamRecord = RecordIn<typeof team>;
