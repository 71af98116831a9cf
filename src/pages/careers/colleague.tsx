import words from "../../../data/words/careers.json" with { type: "json" };
import { team } from "../../ui/team/team.ts";
import { fillIn } from "../../ui/text/fill-in.ts";
import { Picture } from "../../ui/pictures/picture.tsx";

/** The team member that a new hire will work with, by department. */
const colleagues: ReadonlyMap<string, string> = new Map([
  ["Academy", "Ronke Bello"],
  ["Design", "Dayo Fashola"],
  ["Engineering", "Halima Sule"],
]);

/** Portrait of the team member that a new hire will work with. */
export function Colleague({ department = "" }: { department?: string }) {
  const name = colleagues.get(department);
  const person = team.people.find((member) => member.name === name);
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
