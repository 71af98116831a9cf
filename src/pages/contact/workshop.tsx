import { ContactDetails } from "./contact-details.tsx";
import { ContactForm } from "./contact-form.tsx";
import { NextHours } from "./next-hours.tsx";

/** The blocks of the contact page; Send shows what the form lacks. */
export function Workshop() {
  return (
    <>
      <section className="section sky-danfo wrap grid">
        <div className="span-7">
          <ContactForm />
        </div>
        <NextHours />
      </section>
      <ContactDetails />
    </>
  );
}
