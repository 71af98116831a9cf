import words from "../../../data/words/contact.json" with { type: "json" };
import { InlineMarkdown } from "../../ui/text/inline-markdown.tsx";

/**
 * What happens after a message, hour by hour, along a vertical deck: the list of
 * the ticket that shows.
 */
export function NextHours() {
  const { title, hour: unit, list, next } = words.hours;
  return (
    <section className="next-hours span-5" aria-labelledby="next-hours">
      <h2 id="next-hours">{title}</h2>
      {Object.entries({ usual: list, ...next }).map(([name, hours]) => (
        <ol key={name} data-next={name}>
          {hours.map(({ hour, text }) => (
            <li key={hour}>
              <span className="figure">
                <span className="visually-hidden">{`${unit}\u00a0`}</span>
                {hour}
              </span>
              <p>
                <InlineMarkdown text={text} />
              </p>
            </li>
          ))}
        </ol>
      ))}
    </section>
  );
}
