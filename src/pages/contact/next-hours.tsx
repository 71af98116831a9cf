import words from "../../../data/words/contact.json" with { type: "json" };
import { Marked } from "../../ui/text/marked.tsx";

/** What happens after a message, hour by hour, along a vertical deck. */
export function NextHours() {
  return (
    <section className="next-hours span-5" aria-labelledby="next-hours">
      <h2 id="next-hours">{words.hours.title}</h2>
      <ol>
        {words.hours.list.map(({ hour, text }) => (
          <li key={hour}>
            <span className="figure">
              <span className="visually-hidden">
                {`${words.hours.hour}\u00a0`}
              </span>
              {hour}
            </span>
            <p>
              <Marked text={text} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
