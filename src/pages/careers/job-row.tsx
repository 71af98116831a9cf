import words from "../../../data/words/careers.json" with { type: "json" };
import { jobPath } from "./job-path.ts";
import type { JobCard } from "./job-views.ts";
import { TextLink } from "../../ui/controls/text-link.tsx";
import { Pills } from "../../ui/controls/pill.tsx";

/** An open job in the list; the whole row is one link. */
export function JobRow({ id, title, description, lead, pills }: JobCard) {
  const [before, ...after] = description.split(lead);
  return (
    <article className="job-row hover-row" aria-label={title}>
      <h3 className="heading-3" dir="auto">{title}</h3>
      <div className="soft">
        <Unseen text={before} />
        <p className="excerpt" dir="auto">{lead}</p>
        <Unseen text={after.join(lead)} />
      </div>
      <Pills labels={pills} />
      <TextLink
        className="card-link"
        to={jobPath(id)}
        aria-label={`${words.list.view} ${title}`}
      >
        {words.list.view}
      </TextLink>
    </article>
  );
}

/** A part of the description that does not belong to its first paragraph. */
function Unseen({ text = "" }: { text?: string }) {
  return text && <span className="visually-hidden" dir="auto">{text}</span>;
}
