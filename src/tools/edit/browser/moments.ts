/** A moment as an input shows it in a time zone, such as 2026-01-31T09:00. */
export function localMoment(moment: string, timeZone: string): string {
  const date = new Date(moment);
  if (isNaN(date.getTime())) return "";
  // Swedish writes dates as inputs do.
  return date.toLocaleString("sv-SE", {
    dateStyle: "short",
    timeStyle: "short",
    timeZone,
  }).replace(" ", "T");
}

/** The moment of an input's value in a time zone. */
export function utcMoment(local: string, timeZone: string): string {
  const asUtc = Date.parse(`${local}Z`);
  const offsetAt = (time: number) =>
    Date.parse(`${localMoment(new Date(time).toISOString(), timeZone)}Z`) -
    time;
  // Twice: near a change of the clocks the first offset may be the other.
  const near = asUtc - offsetAt(asUtc);
  return new Date(asUtc - offsetAt(near)).toISOString();
}
