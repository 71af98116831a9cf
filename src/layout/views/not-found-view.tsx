import { BrokenDeck } from "../../components/art/bridge.tsx";
import { ButtonLink } from "../../components/controls/button.tsx";
import { DanfoBus } from "../../components/art/danfo-bus.tsx";
import { Water } from "../../components/art/water.tsx";
import { paths } from "../../addresses/paths.ts";

const titles = {
  page: "This span is not built.",
  project: "We have no project by that name.",
  content: "That page has been taken down.",
};

interface NotFoundViewProps {
  /** What is missing: any page, a project, or content (an article or job). */
  what?: keyof typeof titles;
}

/** Content of the 404 page; goes inside the page's main element. */
export function NotFoundView({ what = "page" }: NotFoundViewProps) {
  return (
    <section className="not-found sky-night">
      <div className="wrap">
        <h1 className="f0">{titles[what]}</h1>
        <div className="stack">
          <p className="lead soft">
            The address may be old, or we took the page down. The rest of the
            bridge is open.
          </p>
          <p className="cluster">
            <ButtonLink to={paths.home}>Back to Home</ButtonLink>
            <ButtonLink to={paths.portfolio} outline arrow={false}>
              See our work
            </ButtonLink>
          </p>
        </div>
      </div>
      <div className="not-found-scene" aria-hidden="true">
        <DanfoBus />
        <div className="sign">
          <span>404</span>
        </div>
      </div>
      <BrokenDeck spans={6} />
      <Water />
    </section>
  );
}
