import { phoneLinks, site, whatsApp } from "../../../data/site.ts";
import { CopyAddress } from "./copy-address.tsx";
import { MailAddress } from "../../ui/text/mail-address.tsx";

/** Phones, locations, mail address, WhatsApp and social profiles. */
export function ContactDetails() {
  return (
    <dl className="contact-details span-9">
      {phoneLinks.length > 0 && (
        <div>
          <dt className="meta soft">Phone</dt>
          {phoneLinks.map(({ label, href }) => (
            <dd key={href}>
              <a className="text-link" href={href}>{label}</a>
            </dd>
          ))}
        </div>
      )}
      {site.offices.length > 0 && (
        <div>
          <dt className="meta soft">Location</dt>
          {site.offices.map(({ area, place }) => <dd key={place}>{area}</dd>)}
        </div>
      )}
      <div>
        <dt className="meta soft">Email</dt>
        <dd>
          <a className="text-link" href={`mailto:${site.email}`}>
            <MailAddress address={site.email} />
          </a>
          <CopyAddress address={site.email} />
        </dd>
      </div>
      {whatsApp && (
        <div>
          <dt className="meta soft">{whatsApp.label}</dt>
          <dd>
            <a className="text-link" href={whatsApp.href}>Write to us</a>
          </dd>
        </div>
      )}
      {site.social.length > 0 && (
        <div>
          <dt className="meta soft">Social</dt>
          <dd>
            {site.social.map(({ label, href }) => (
              <a key={label} className="text-link" href={href}>{label}</a>
            ))}
          </dd>
        </div>
      )}
    </dl>
  );
}
