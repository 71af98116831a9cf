import { site } from "../../../data/site.ts";
import { Bridge } from "../../components/art/bridge.tsx";
import { ButtonLink } from "../../components/controls/button.tsx";
import { DanfoBus } from "../../components/art/danfo-bus.tsx";
import { AcademyNote } from "./academy-note.tsx";
import { ContactDetails } from "./contact-details.tsx";
import { ContactForm } from "./contact-form.tsx";

export const sky = "danfo";
export const meta = {
  title: "Contact",
  description:
    "Send the idea and get a 24-hour action plan, or call, write or come by in Lagos, Nigeria.",
  picture: "share/contact",
};

function ContactPage() {
  return (
    <main id="main" tabIndex={-1}>
      <header className="sky contact-hero">
        <div className="hero grid wrap">
          <h1 className="f0 span-8">Let's Build Something Together</h1>
          <p className="span-4 from-9">
            <ButtonLink to={site.book.href}>{site.book.label}</ButtonLink>
          </p>
        </div>
        <div className="contact-deck">
          <DanfoBus className="parked" arrives />
          <Bridge spans={2} className="bridge-cut" />
        </div>
      </header>
      <div className="contact grid wrap">
        <section id="book" className="contact-panel span-7">
          <AcademyNote />
          <h2>Get In Touch</h2>
          <ContactForm />
        </section>
        <ContactDetails />
      </div>
    </main>
  );
}

export { ContactPage as Component };
