import { links, site } from "../../../data/site.ts";
import { MailAddress } from "../../ui/text/mail-address.tsx";

/** City, phone and mail address, in three columns. */
export function ContactLine() {
  return (
    <section className="contact-line wrap" aria-labelledby="contact-line">
      <h2 id="contact-line" className="f3">
        Come and see us, or write first.
      </h2>
      <ul className="grid">
        <li className="span-4">
          <p className="f4">{site.city}</p>
          <p className="soft">{site.officeHours}</p>
        </li>
        <li className="span-4">
          <a className="f4 text-link" href={links.phone.href}>
            {links.phone.label}
          </a>
          <p className="soft">We answer, or ring back the same day</p>
        </li>
        <li className="span-4">
          <a className="f4 text-link" href={`mailto:${site.email}`}>
            <MailAddress address={site.email} />
          </a>
          <p className="soft">A reply within a day</p>
        </li>
      </ul>
    </section>
  );
}
