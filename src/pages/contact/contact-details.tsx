import { phoneLinks, site, whatsApp } from "../../../data/site.ts";
import words from "../../../data/words/contact.json" with { type: "json" };
import { CopyButton } from "../../ui/controls/copy-button.tsx";
import { MailAddress } from "../../ui/text/mail-address.tsx";

/** Phones, locations, mail address, WhatsApp and social profiles. */
export function ContactDetails() {
  return (
    <dl className="contact-details span-9">
      {phoneLinks.length > 0 && (
        <div>
          <dt className="meta soft">{words.direct.phone}</dt>
          {phoneLinks.map(({ label, href }) => (
            <dd key={href}>
              <a className="text-link" href={href}>{label}</a>
            </dd>
          ))}
        </div>
      )}
      {site.offices.length > 0 && (
        <div>
          <dt className="meta soft">{words.direct.location}</dt>
          {site.offices.map(({ area, place }) => <dd key={place}>{area}</dd>)}
        </div>
      )}
      <div>
        <dt className="meta soft">{words.direct.mail}</dt>
        <dd>
          <a className="text-link" href={`mailto:${site.email}`}>
            <MailAddress address={site.email} />
          </a>
          <CopyButton
            label={words.direct.copy}
            text={site.email}
            otherwise="Select it instead."
          />
        </dd>
      </div>
      {whatsApp && (
        <div>
          <dt className="meta soft">{whatsApp.label}</dt>
          <dd>
            <a className="text-link" href={whatsApp.href}>
              {words.direct.write}
            </a>
          </dd>
        </div>
      )}
      {site.social.length > 0 && (
        <div>
          <dt className="meta soft">{words.direct.social}</dt>
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
