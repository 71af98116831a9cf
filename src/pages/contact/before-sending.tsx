import { callCity, callTimes } from "./requests.ts";
import { site } from "../../../data/site.ts";
import words from "../../../data/words/contact.json" with { type: "json" };
import { fillIn } from "../../ui/text/fill-in.ts";

/** What the form does and when to expect an answer, and times for a call. */
export function BeforeSending() {
  const hours = site.offices[0]?.hours;
  const times = callTimes();
  return (
    <div className="before-sending">
      <p>
        {[
          times.length > 0 ? words.form.leadWithTimes : words.form.lead,
          hours && fillIn(words.form.hours, { hours }),
        ]
          .filter(Boolean).join(" ")}
      </p>
      {times.length > 0 && (
        <p className="cluster">
          <span>{fillIn(words.form.times, { city: callCity() })}</span>
          {times.map(({ label, fragment }) => (
            <a
              key={fragment}
              id={fragment}
              className="pill"
              data-request=""
              href={`#${fragment}`}
            >
              {label}
            </a>
          ))}
        </p>
      )}
    </div>
  );
}
