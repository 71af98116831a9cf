import { site } from "../../../data/site.ts";
import { team } from "../../agency/team/team.ts";
import words from "../../../data/words/about.json" with { type: "json" };
import { LogoMark } from "../../ui/art/logo-mark.tsx";
import { ButtonLink } from "../../ui/controls/button.tsx";
import { Picture } from "../../ui/pictures/picture.tsx";
import { paths } from "../../paths.ts";

/** The team, full bleed, and two contact links. */
export function Staff() {
  const { people } = team;
  const columns = columnsFor(people.length);
  return people.length > 0 && (
    <section aria-labelledby="people">
      <h2 id="people" className="visually-hidden">{words.people.title}</h2>
      <ul className="staff" data-columns={columns}>
        {people.map(({ name, role, line, portrait }) => (
          <li key={name}>
            {portrait
              ? (
                <Picture
                  picture={portrait}
                  kind="portrait"
                  sizes={`(width < 43.75em) ${
                    people.length === 1 ? 85 : 50
                  }vw, ${Math.ceil(100 / columns)}vw`}
                  alt={`Portrait of ${name}`}
                />
              )
              : (
                <div className="no-portrait surface-accent">
                  <LogoMark />
                </div>
              )}
            <h3>{name}</h3>
            <p className="soft">{role}</p>
            <p>{line}</p>
          </li>
        ))}
      </ul>
      <p className="cluster wrap">
        <ButtonLink to={site.book.href}>{words.people.book}</ButtonLink>{" "}
        <ButtonLink to={paths.contactAlias} outline arrow={false}>
          {words.people.contact}
        </ButtonLink>
      </p>
    </section>
  );
}

/**
 * The columns in wide windows: three where rows of four would leave one person
 * alone.
 */
function columnsFor(count: number): number {
  if (count === 2 || count === 3) return count;
  return count > 4 && count % 4 === 1 ? 3 : 4;
}
