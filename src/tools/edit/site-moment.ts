import { site } from "../../../data/site.ts";

/** A date and time in the site's time zone, as "10 December 2026 at 09:00". */
export function siteMoment(when: Date | number): string {
  return new Intl.DateTimeFormat("en-GB", {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: site.timeZone,
  }).format(when);
}
