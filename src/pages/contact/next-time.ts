const dayMs = 24 * 60 * 60 * 1000;

/**
 * The next moment of a weekly time, in milliseconds since the epoch; undefined
 * where the browser does not know the time zone.
 * @param weekly An English weekday, an hour such as "10:00" and a time zone.
 */
export function nextTime(
  { day, time, zone }: { day: string; time: string; zone: string },
  now: number,
): number | undefined {
  try {
    const [hours = 0, minutes = 0] = time.split(":").map(Number);
    for (let days = 0; days <= 7; days++) {
      const local = new Date(localTime(now, zone) + days * dayMs);
      local.setUTCHours(hours, minutes, 0, 0);
      // The zone's offset then, which may be another than now.
      const at = 2 * Number(local) - localTime(Number(local), zone);
      if (at > now && weekdayOf(local) === day) return at;
    }
  } catch {
    // An unknown time zone.
  }
}

/** What clocks in a time zone show, as if it were UTC. */
function localTime(at: number, timeZone: string): number {
  const text = new Intl.DateTimeFormat("sv-SE", {
    dateStyle: "short",
    timeStyle: "medium",
    timeZone,
  }).format(at);
  return Date.parse(`${text.replace(" ", "T")}Z`);
}

function weekdayOf(date: Date): string {
  return date.toLocaleDateString("en-GB", { weekday: "long", timeZone: "UTC" });
}
