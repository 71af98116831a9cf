import { Fragment } from "react";
import {
  areaOf,
  phoneLinks,
  placeOf,
  site,
  whatsApp,
} from "../../../data/site.ts";
import words from "../../../data/words/contact.json" with { type: "json" };
import { CopyButton } from "../../ui/controls/copy-button.tsx";
import { MailAddress } from "../../ui/text/mail-address.tsx";

/** Phones, locations, mail address, WhatsApp and social profiles. */
export function ContactDetails() {
  const phones = phoneLinks();
  const chat = whatsApp();
  return (
    <dl className="contact-details span-9">
      {phones.length > 0 && (
        <div>
          <dt className="meta soft">{words.direct.phone}</dt>
          {phones.map(({ label, href }) => (
            <dd key={href}>
              <a className="text-link" href={href}>{label}</a>
            </dd>
          ))}
        </div>
      )}
      {site.offices.length > 0 && (
        <div>
          <dt className="meta soft">{words.direct.location}</dt>
          {site.offices.map((office) => (
            <dd key={placeOf(office)}>{areaOf(office)}</dd>
          ))}
        </div>
      )}
      <div>
        <dt className="meta soft">{words.direct.mail}</dt>
        <dd>
          <a className="text-link" href={`mailto:${site.email}`}>
            <MailAddress address={site.email} />
          </a>{" "}
          <CopyButton
            label={words.direct.copy}
            text={site.email}
            otherwise="Select it instead."
          />
        </dd>
      </div>
      {chat && (
        <div>
          <dt className="meta soft">{chat.label}</dt>
          <dd>
            <a className="text-link" href={chat.href}>
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
              <Fragment key={label}>
                <a className="text-link" href={href}>{label}</a>
                {" "}
              </Fragment>
            ))}
          </dd>
        </div>
      )}
    </dl>
  );
}
