/** Schemas of the weekly note and of the action plan. */
import * as z from "zod/mini";
import { list, text } from "./schema.ts";

export const weeklyNoteSchema = z.strictObject({
  ...{ title: text, client: text, sent: text, answer: text },
  parts: list(z.strictObject({ title: text, items: list(text) })),
});
export type WeeklyNote = z.infer<typeof weeklyNoteSchema>;

export const planStepSchema = z.strictObject({
  time: z.string().check(z.regex(/^\d\d:\d\d$/)),
  ...{ text, next: z.optional(z.literal(true)) },
});
export type PlanStep = z.infer<typeof planStepSchema>;

/** What happens in an hour after a message; a time of day may stand first. */
export const planHourSchema = z.strictObject({
  hour: z.int().check(z.minimum(1), z.maximum(24)),
  ...{ title: z.optional(text), text },
});
export type PlanHour = z.infer<typeof planHourSchema>;
