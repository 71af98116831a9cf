import shared from "../../../data/words/shared.json" with { type: "json" };
import words from "../../../data/words/portfolio.json" with { type: "json" };
import { requestPath } from "../../paths.ts";
import { ButtonLink } from "../../ui/controls/button.tsx";
import { fillIn } from "../../ui/text/fill-in.ts";

/** A call to action after a project, with a request for one like it. */
export function LikeIt({ slug }: { slug: string }) {
  const { title, text } = words.project.like;
  return (
    <section className="like-it section wrap grid" aria-labelledby="like-it">
      <h2 id="like-it" className="heading-1 span-8">{title}</h2>
      <div className="stack span-4">
        <p className="lead soft">{fillIn(text)}</p>
        <ButtonLink to={requestPath(`like-${slug}`)}>
          {shared.startProject}
        </ButtonLink>
      </div>
    </section>
  );
}
