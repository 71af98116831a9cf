import words from "../../../data/words/branding.json" with { type: "json" };
import { tabStopWhileScrollable } from "../../ui/controls/tab-stop-while-scrollable.ts";
import { Picture } from "../../ui/pictures/picture.tsx";
import { parts } from "../../ui/controls/parts.ts";

/** Marks of clients on a label, a bus door and a receipt. */
export function RealThings() {
  const { title, label, door, receipt } = words.things;
  const things = [
    { picture: "services/label", ...label },
    { picture: "services/door", ...door },
    { picture: "services/receipt", ...receipt },
  ];
  return (
    <section className="section wrap" aria-labelledby="things">
      <h2 id="things">{title}</h2>
      {/* In the tab order, so that the arrow keys scroll it on phones. */}
      <ul
        className="things swipe"
        {...parts.row}
        tabIndex={0}
        ref={tabStopWhileScrollable}
      >
        {things.map(({ picture, alt, caption }) => (
          <li key={picture}>
            <Picture
              picture={picture}
              kind="tall"
              sizes="(width < 43.75em) min(78vw, 20rem), 31vw"
              alt={alt}
            />
            <p>{caption}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
