import type * as z from "zod/mini";
import type { FileFields } from "../record-fields.ts";
import { filled, listOf, portrait } from "./values.server.ts";

/** The fields of `data/team.json`. */
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
    { label: "People", one: "Person" },
  ),
} satisfies FileFields;

/** A person of the team. */
export type StaffMember = z.infer<typeof teamFields.people.file>[number];
