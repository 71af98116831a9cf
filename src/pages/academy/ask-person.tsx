import { site, whatsApp } from "../../../data/site.ts";
import words from "../../../data/words/academy.json" with { type: "json" };
import { mailAddress } from "../../lib/text/mail-address.ts";
import { Picture } from "../../ui/pictures/picture.tsx";
import { personNamed } from "../../agency/team/team.ts";
import { fillIn } from "../../ui/text/fill-in.ts";
import { academyPerson, type AcademyTrack } from "./academy-tracks.ts";

/** Whom to ask for a start or a fee that the page cannot say. */
export function AskPerson({ track }: { track: AcademyTrack }) {
  const { start, fee } = track.intake;
  const { ask } = words.tracks;
  if (start && fee) return null;
  const question = start ? ask.fee : fee ? ask.start : ask.both;
  const name = academyPerson();
  const portrait = personNamed(name)?.portrait;
  const link = whatsApp() ?? {
    label: site.email,
    href: mailAddress(site.email, { subject: track.name }),
  };
  return (
    <div className="first-contact">
      {portrait && (
        <Picture
          picture={portrait}
          kind="portrait"
          sizes="96px"
          alt={`Portrait of ${name}`}
        />
      )}
      <div className="meta">
        <strong>
          {fillIn(question, { person: name.split(" ", 1)[0] ?? name })}
        </strong>
        <p>
          <a className="text-link" href={link.href}>{link.label}</a>
        </p>
      </div>
    </div>
  );
}
