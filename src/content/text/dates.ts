import { memoizeCall } from "../../lib/promises/memoize.ts";

/** Created for the first date, to keep it out of the start. */
const longDate = memoizeCall(() =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" })
);

/** Dates outside these years are errors, or mean "no date". */
const first = Date.UTC(1970, 0, 2);
const end = Date.UTC(2100, 0, 1);

/** Longer texts are no dates: matching them takes quadratic time. */
const maxLength = 100;

const dayMs = 86_400_000;

const months = "janfebmaraprmayjunjulaugsepoctnovdec";

/** Hours that named time zones are ahead of UTC (RFC 822, 5.1). */
const zoneHours: Readonly<Record<string, number>> = {
  z: 0,
  ut: 0,
  utc: 0,
  gmt: 0,
  est: -5,
  edt: -4,
  cst: -6,
  cdt: -5,
  mst: -7,
  mdt: -6,
  pst: -8,
  pdt: -7,
};

/**
 * How other forms begin, and that they name a year. In front of a number V8
 * ignores words that are no names of days or months: "week 5" is May 2001.
 */
const otherForm =
  /^(?=.*(?:\d{4}|\/))(?:\d|sun|mon|tue|wed|thu|fri|sat|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i;

/** A time with a zone, in other forms. */
const otherZone =
  /:\d{2}(?:\.\d+)? *(?:[ap]m)? *(?:[+-]\d|(?:z|utc?|gmt|[ecmp][sd]t)\b)/i;

const zoneForm = String.raw`(?<zone>[+-]\d{2}(?::?\d{2})?|[a-z]{1,3})?`;
const timeForm = String
  .raw`(?<hour>\d{2}):(?<minute>\d{2})(?::(?<second>\d{2})(?<part>\.\d+)?)?\s*${zoneForm}`;

/** The forms of a date that mean the same in every engine. */
const forms = [
  // ISO 8601, with a space or a T.
  String
    .raw`(?<year>\d{4})(?:-(?<month>\d{2})(?:-(?<day>\d{2})(?:[t ]${timeForm})?)?)?`,
  // RFC 822 with four digits of the year, as in RFC 1123.
  String
    .raw`(?:[a-z]{3}, *)?(?<day>\d{1,2}) (?<name>[a-z]{3})[a-z]* (?<year>\d{4})(?: ${timeForm})?`,
  // "Month D, YYYY"
  String
    .raw`(?<name>[a-z]{3})[a-z]* (?<day>\d{1,2}), (?<year>\d{4})(?:,? ${timeForm})?`,
].map((form) => new RegExp(`^${form}$`, "i"));

/** A date, in milliseconds since 1970. */
export interface ParsedDate {
  start: number;
  /** When it is over: of a bare date the end of the day (UTC). */
  end: number;
}

/**
 * Parses a date of any year, such as 9999 for "never". Without a zone it is
 * UTC.
 * @returns Undefined if it is not a date.
 */
export function parseDate(text = ""): ParsedDate | undefined {
  const date = text.trim();
  if (!date || date.length > maxLength) return undefined;
  for (const form of forms) {
    const parts = form.exec(date)?.groups;
    if (parts) return dateOf(parts);
  }
  // Other forms, such as 12/13/2023, are the engine's own; it
  // ignores parentheses.
  const other = date.replace(/\(.*/s, "");
  if (!otherForm.test(other)) return undefined;
  const hasZone = otherZone.test(other);
  const start = Date.parse(hasZone ? other : `${other} UTC`);
  if (Number.isNaN(start)) return undefined;
  return { start, end: other.includes(":") ? start : start + dayMs };
}

type Parts = Readonly<Record<string, string | undefined>>;

function dateOf(parts: Parts): ParsedDate | undefined {
  const number = (name: string, none = 0) => Number(parts[name] ?? none);
  const month = parts.name
    ? months.indexOf(parts.name.toLowerCase()) / 3
    : number("month", 1) - 1;
  const day = number("day", 1);
  const midnight = new Date(0);
  // `Date.UTC` takes the years before 100 for those after 1900.
  midnight.setUTCFullYear(number("year"), month, day);
  const isValid = midnight.getUTCMonth() === month &&
    midnight.getUTCDate() === day;
  const offset = offsetMs(parts.zone);
  const [hour, minute] = [number("hour"), number("minute")];
  if (!isValid || offset === undefined || hour > 23 || minute > 59) {
    return undefined;
  }
  const start = midnight.getTime();
  if (!parts.hour) return { start, end: start + dayMs };
  const seconds = number("second") + number("part");
  const time = start + ((hour * 60 + minute) * 60 + seconds) * 1000 - offset;
  return { start: time, end: time };
}

/** How far a zone is ahead of UTC; undefined for an unknown one. */
function offsetMs(zone = "z"): number | undefined {
  const [, sign, hours, minutes = 0] = /^([+-])(\d{2}):?(\d{2})?$/.exec(zone) ??
    [];
  const ahead = hours
    ? Number(`${sign}1`) * (Number(hours) + Number(minutes) / 60)
    : zoneHours[zone.toLowerCase()];
  return ahead === undefined ? undefined : ahead * 3_600_000;
}

/**
 * The time of a date.
 * @returns Milliseconds since 1970; undefined if invalid or implausible.
 */
export function timeOf(text: string | undefined): number | undefined {
  const time = parseDate(text)?.start ?? NaN;
  return time >= first && time < end ? time : undefined;
}

/** US long form in UTC, e.g. "December 13, 2023"; undefined if invalid. */
export function formatDate(text: string | undefined): string | undefined {
  const time = timeOf(text);
  return time === undefined ? undefined : formatTime(time);
}

/** The same of milliseconds since 1970. */
export function formatTime(time: number): string {
  return longDate().format(time);
}
