import { phoneLinks } from "../../../data/site.ts";
import { team } from "../../agency/team/team.ts";
import { Picture } from "../pictures/picture.tsx";

/** Who answers further questions: the first of the team and the first phone. */
export function FirstContact() {
  const [person] = team.people;
  const [phone] = phoneLinks();
  return person && phone && (
    <figure className="first-contact">
      {person.portrait && (
        <Picture
          picture={person.portrait}
          kind="portrait"
          sizes="96px"
          alt={`Portrait of ${person.name}`}
        />
      )}
      <figcaption className="meta">
        <strong>{person.name}</strong>
        <p className="soft">{person.role}</p>
        <a className="text-link" href={phone.href}>{phone.label}</a>
      </figcaption>
    </figure>
  );
}
