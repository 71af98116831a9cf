import words from "../../../data/words/careers.json" with { type: "json" };
import { fillIn } from "../../ui/text/fill-in.ts";
import type { JobView } from "./job-views.ts";

/** Somebody's first weeks, along a vertical deck. */
export function FirstMonth({ weeks }: { weeks: JobView["firstMonth"] }) {
  const { title, week: label } = words.job.firstMonth;
  return weeks.length > 0 && (
    <section className="first-month span-3" aria-labelledby="first-month">
      <h2 id="first-month" className="heading-3">{title}</h2>
      <ol>
        {weeks.map(({ week, text }, index) => (
          <li key={index}>
            <p className="meta soft">{fillIn(label, { week: `${week}` })}</p>
            <p dir="auto">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
