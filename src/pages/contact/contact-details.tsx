import { site } from "../../../data/site.ts";
import { CopyAddress } from "./copy-address.tsx";

/** Phone, location, mail address and social profiles. */
export function ContactDetails() {
  return (
    <dl className="contact-details span-4 from-9">
      <div>
        <dt className="meta soft">Phone</dt>
        <dd>
          <a href={`tel:${site.phone.replace(/[^+\d]/g, "")}`}>{site.phone}</a>
        </dd>
      </div>
      <div>
        <dt className="meta soft">Location</dt>
        <dd>{site.locationShort}</dd>
      </div>
      <div>
        <dt className="meta soft">Email</dt>
        <dd>
          <a href={`mailto:${site.email}`}>{site.email}</a>
          <CopyAddress address={site.email} />
        </dd>
      </div>
      <div>
        <dt className="meta soft">Social</dt>
        {site.social.map(({ label, href }) => (
          <dd key={label}>
            <a href={href}>{label}</a>
          </dd>
        ))}
      </div>
    </dl>
  );
}
