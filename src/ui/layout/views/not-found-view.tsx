import { BrokenDeck } from "../../art/bridge.tsx";
import { ButtonLink } from "../../controls/button.tsx";
import { SearchBox } from "../../controls/search-box.tsx";
import { DanfoBus } from "../../art/danfo-bus.tsx";
import { Water } from "../../art/water.tsx";
import { LateNoIndex } from "./late-no-index.tsx";
import { paths } from "../../../paths.ts";

/** What may be missing, what the page says of it and where it leads instead. */
const kinds = {
  page: {
    title: "This span is not built.",
    to: paths.portfolio,
    label: "See our work",
  },
  project: {
    title: "We have no project by that name.",
    to: paths.portfolio,
    label: "See our work",
  },
  article: {
    title: "That page has been taken down.",
    to: paths.blog,
    label: "Read the blog",
  },
  job: {
    title: "That page has been taken down.",
    to: paths.careers,
    label: "See open jobs",
  },
} as const;

/** Content of the 404 page; goes inside the page's main element. */
export function NotFoundView({ what = "page" }: { what?: keyof typeof kinds }) {
  const { title, to, label } = kinds[what];
  return (
    <section className="not-found sky-night">
      <LateNoIndex />
      <div className="wrap">
        <h1 className="f0">{title}</h1>
        <div className="stack">
          <p className="lead soft">
            The address may be old, or we took the page down. The rest of the
            bridge is open.
          </p>
          <p className="cluster">
            <ButtonLink to={paths.home}>Back to Home</ButtonLink>
            <ButtonLink to={to} outline arrow={false}>{label}</ButtonLink>
          </p>
          {what !== "job" && what !== "project" && (
            <SearchBox
              action={paths.blog}
              name="q"
              label="Search the blog"
              placeholder="Search the blog"
            />
          )}
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
