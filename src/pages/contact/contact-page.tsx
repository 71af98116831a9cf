import { site } from "../../../data/site.ts";
import { team } from "../../agency/team/team.ts";
import words from "../../../data/words/contact.json" with { type: "json" };
import { Bridge } from "../../ui/art/bridge.tsx";
import { ButtonLink } from "../../ui/controls/button.tsx";
import { DanfoBus } from "../../ui/art/danfo-bus.tsx";
import { Picture } from "../../ui/pictures/picture.tsx";
import { ContactDetails } from "./contact-details.tsx";
import { BeforeSending } from "./before-sending.tsx";
import { ContactForm } from "./contact-form.tsx";
import { NextHours } from "./next-hours.tsx";
import { SignBoard } from "./sign-board.tsx";
import { Tickets } from "./tickets.tsx";
import type { Handle } from "../../ui/layout/handle.ts";

export const handle = {
  surface: "danfo",
  meta: () => ({
    ...words.meta,
    picture: "share/contact",
  }),
} satisfies Handle;

function ContactPage() {
  return (
    <main id="main" tabIndex={-1}>
      <div className="surface contact">
        <header className="hero grid wrap">
          <h1 className="heading-0 span-9">{words.hero.title}</h1>
          <div className="cluster span-3">
            <SignBoard />
            <ButtonLink to={site.book.href}>{site.book.label}</ButtonLink>
            <Face />
          </div>
        </header>
        <div className="contact-parts grid wrap">
          <Tickets />
          <section id="book" className="contact-panel surface-paper span-7">
            <h2>{words.form.title}</h2>
            <BeforeSending />
            <ContactForm />
          </section>
          <NextHours />
        </div>
        <div className="contact-bus danfo-arrives wrap" aria-hidden="true">
          <p>{words.hours.board}</p>
          <DanfoBus />
        </div>
        <Bridge spans={4} className="contact-deck" />
      </div>
      <section className="section grid wrap" aria-labelledby="directly">
        <h2 id="directly" className="span-3">{words.direct.title}</h2>
        <ContactDetails />
      </section>
    </main>
  );
}

/** Who answers, on narrow windows: the first of the team. */
function Face() {
  const [person] = team.people;
  return person?.portrait && (
    <div className="contact-face">
      <Picture
        picture={person.portrait}
        kind="portrait"
        sizes="56px"
        widths={[64, 120, 180]}
        alt={`Portrait of ${person.name}`}
      />
    </div>
  );
}

export { ContactPage as Component };
