import type { nextTime } from "./next-time.ts";

/** The fields that a choice fills in. */
interface RequestTexts {
  project?: string;
  description?: string;
  timeline?: string;
}

/** What a link to the contact page may choose, and the form that it fills in. */
export const requestParts = {
  /** The form, and the names of the fields. */
  form: (names: RequestTexts) => textsOf(names),
  /** What was chosen, what happens next, and the texts of the fields. */
  choice: (next: string, texts: RequestTexts) =>
    ({ "data-request": next, ...textsOf(texts) }) as const,
  /** A time for a call, and the text that says when it is for the visitor. */
  ownTime: (
    text: string,
    { day, time, zone }: Parameters<typeof nextTime>[0],
  ) =>
    ({
      "data-own-time": text,
      "data-day": day,
      "data-time": time,
      "data-zone": zone,
    }) as const,
};

/** The choice of a time, which leaves what another one has filled in. */
export const timeChoice = "time";

function textsOf({ project, description, timeline }: RequestTexts) {
  return {
    "data-project": project,
    "data-description": description,
    "data-timeline": timeline,
  } as const;
}
