import { planHours } from "../../../data/contact.ts";

/** What happens after a message, hour by hour, along a vertical deck. */
export function NextHours() {
  return (
    <section className="next-hours span-5" aria-labelledby="next-hours">
      <h2 id="next-hours">What happens next</h2>
      <ol>
        {planHours.map(({ hour, title, text }) => (
          <li key={hour}>
            <span className="figure">
              <span className="visually-hidden">Hour&nbsp;</span>
              {hour}
            </span>
            <p>
              {title && (
                <strong>
                  {title}
                  <br />
                </strong>
              )}
              {text}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
