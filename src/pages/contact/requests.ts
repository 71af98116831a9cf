import { slugOf } from "../../lib/text/slug.ts";
import { site } from "../../../data/site.ts";
import words from "../../../data/words/contact.json" with { type: "json" };

/** What a link to the contact page asks for, by the fragment of its address. */
export interface ContactRequest {
  fragment: string;
  /** Fills in the project's name, if it is empty. */
  project?: string;
  /** Fills in the timeline, if it is empty. */
  timeline?: string;
  /** Stands above the form. */
  note?: string;
}

/** The city that names the time zone of calls. */
export function callCity(): string {
  return site.timeZone.replace(/^.*\//, "").replaceAll("_", " ");
}

/** The weekly times for calls, as links that fill in the form's timeline. */
export function callTimes() {
  return site.callTimes.map(({ day, time }) => {
    const label = `${day} ${time}`;
    return { label, fragment: `call-${slugOf(label)}` };
  });
}

export function contactRequests(): ContactRequest[] {
  return [
    { fragment: "academy", ...words.academy },
    ...callTimes().map(({ label, fragment }) => ({
      fragment,
      timeline: `${label}, ${callCity()} time`,
    })),
  ];
}
