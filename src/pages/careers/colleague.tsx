import words from "../../../data/words/careers.json" with { type: "json" };
import { personNamed } from "../../agency/team/team.ts";
import { fillIn } from "../../ui/text/fill-in.ts";
import { Picture } from "../../ui/pictures/picture.tsx";

/** Portrait of the team member that a new hire will work with. */
export function Colleague({ name }: { name?: string }) {
  const person = personNamed(name);
  return person && (
    <figure className="colleague span-3">
      {person.portrait && (
        <Picture
          picture={person.portrait}
          kind="portrait"
          sizes="(width < 62.5em) 96px, 22vw"
          alt={`Portrait of ${person.name}`}
        />
      )}
      <figcaption className="meta">
        <strong>{fillIn(words.job.colleague, { person: person.name })}</strong>
        <p className="soft">{person.line}</p>
      </figcaption>
    </figure>
  );
}
