import { links, site } from "../../../data/site.ts";
import { CopyAddress } from "./copy-address.tsx";
import { MailAddress } from "../../ui/text/mail-address.tsx";

/** Phone, location, mail address, WhatsApp and social profiles. */
export function ContactDetails() {
  return (
    <dl className="contact-details span-9">
      <div>
        <dt className="meta soft">Phone</dt>
        <dd>
          <a className="text-link" href={links.phone.href}>
            {links.phone.label}
          </a>
        </dd>
      </div>
      <div>
        <dt className="meta soft">Location</dt>
        <dd>{site.locationShort}</dd>
      </div>
      <div>
        <dt className="meta soft">Email</dt>
        <dd>
          <a className="text-link" href={`mailto:${site.email}`}>
            <MailAddress address={site.email} />
          </a>
          <CopyAddress address={site.email} />
        </dd>
      </div>
      <div>
        <dt className="meta soft">{links.whatsApp.label}</dt>
        <dd>
          <a className="text-link" href={links.whatsApp.href}>Write to us</a>
        </dd>
      </div>
      <div>
        <dt className="meta soft">Social</dt>
        <dd>
          {site.social.map(({ label, href }) => (
            <a key={label} className="text-link" href={href}>{label}</a>
          ))}
        </dd>
      </div>
    </dl>
  );
}
