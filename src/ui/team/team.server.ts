import type * as z from "zod/mini";
import { paths } from "../../paths.ts";
import {
  type FileFields,
  fileSchema,
  filled,
  listOf,
} from "../../records/fields.server.ts";
import type { FileKind } from "../../records/kind.ts";
import { portrait } from "../shared-fields.server.ts";

/** The fields of the team. */
export const teamFields = {
  people: listOf(
    {
      name: {
        file: filled,
        form: {
          label: "Name",
          hint: "Articles whose author has this name show the portrait.",
        },
      },
      role: { file: filled, form: { label: "Role" } },
      line: { file: filled, form: { label: "A sentence about them" } },
      portrait,
    },
    "name",
    { label: "People", singular: "Person" },
  ),
} satisfies FileFields;

const schema = fileSchema(teamFields);

/** The people of the About page. */
export const team: FileKind<z.infer<typeof schema>> = {
  name: "team",
  label: "Team",
  file: "data/team.json",
  fields: teamFields,
  schema,
  page: paths.about,
  heading: "people",
};

/** A person of the team. */
export type StaffMember = z.infer<typeof teamFields.people.file>[number];
