import { Fragment } from "react";
import { phoneLinks, placeOf, site } from "../../../data/site.ts";
import words from "../../../data/words/about.json" with { type: "json" };
import { fillIn } from "../../ui/text/fill-in.ts";
import { MailAddress } from "../../ui/text/mail-address.tsx";

/** Offices, phone numbers and mail address, in up to three columns. */
export function ContactLine() {
  const phones = phoneLinks();
  return (
    <section className="contact-line wrap" aria-labelledby="contact-line">
      <h2 id="contact-line" className="heading-3">{words.contact.title}</h2>
      <ul className="grid">
        {site.offices.length > 0 && (
          <li className="span-4">
            {site.offices.map((office) => (
              <Fragment key={placeOf(office)}>
                <p className="heading-4">{placeOf(office)}</p>
                <p className="soft">{office.hours}</p>
              </Fragment>
            ))}
          </li>
        )}
        {phones.length > 0 && (
          <li className="span-4">
            {phones.map(({ label, href }, index) => (
              <Fragment key={href}>
                {index > 0 && <br />}
                <a className="heading-4 text-link" href={href}>{label}</a>
              </Fragment>
            ))}
            <p className="soft">{fillIn(words.contact.phone)}</p>
          </li>
        )}
        <li className="span-4">
          <a className="heading-4 text-link" href={`mailto:${site.email}`}>
            <MailAddress address={site.email} />
          </a>
          <p className="soft">{fillIn(words.contact.mail)}</p>
        </li>
      </ul>
    </section>
  );
}
