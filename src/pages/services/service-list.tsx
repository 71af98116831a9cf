import { serviceMenu } from "../../ui/layout/header/service-menu.ts";
import words from "../../../data/words/services.json" with { type: "json" };
import { Link } from "react-router-dom";
import { fillIn } from "../../ui/text/fill-in.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { arrowRight } from "../../ui/pictures/icon-shapes.ts";

/** The links of the services menu, without duplicate addresses. */
function services() {
  return serviceMenu().flatMap(({ links }) => links)
    .filter(({ href }, index, all) =>
      all.findIndex((other) => other.href === href) === index
    );
}

/**
 * Every service with its page, because the services menu is for wide windows
 * only.
 */
export function ServiceList() {
  return (
    <section className="board what-we-do span-6" aria-labelledby="what-we-do">
      <h2 id="what-we-do" className="heading-4">{words.list.title}</h2>
      <ul>
        {services().map(({ label, href, note }) => (
          <li key={href} className="board-row hover-row">
            <h3>
              <Link className="card-link" to={href}>{label}</Link>
            </h3>
            <Icon shape={arrowRight} />
            <p className="soft">{fillIn(note)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
