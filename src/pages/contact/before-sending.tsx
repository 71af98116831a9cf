import { requestParts, timeChoice } from "./request-parts.ts";
import { callCity, callTimes } from "./requests.ts";
import { site } from "../../../data/site.ts";
import words from "../../../data/words/contact.json" with { type: "json" };
import { fillIn } from "../../ui/text/fill-in.ts";

/** What the form does and when to expect an answer, and times for a call. */
export function BeforeSending() {
  const hours = site.offices[0]?.hours;
  const times = callTimes();
  const { lead, leadWithTimes } = words.form;
  return (
    <div className="before-sending">
      <p>
        {[
          times.length > 0 ? leadWithTimes : lead,
          hours && fillIn(words.form.hours, { hours }),
        ].filter(Boolean).join(" ")}
      </p>
      {times.length > 0 && (
        <>
          <p>{fillIn(words.form.times, { city: callCity() })}</p>
          <ul className="call-times">
            {times.map(({ label, fragment, timeline, day, time }) => (
              <li key={fragment}>
                <a
                  id={fragment}
                  className="pill"
                  {...requestParts.choice(timeChoice, { timeline })}
                  href={`#${fragment}`}
                  // The inline script marks it as shown.
                  suppressHydrationWarning
                >
                  {label}
                </a>
                <span
                  className="meta soft"
                  {...requestParts.ownTime(words.form.ownTime, {
                    day,
                    time,
                    zone: site.timeZone,
                  })}
                  // A script writes it.
                  suppressHydrationWarning
                >
                  {""}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
