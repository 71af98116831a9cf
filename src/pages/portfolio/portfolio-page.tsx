import { capitalizedCount } from "../../lib/text/number-words.ts";
import { type SubmitEvent, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { site } from "../../../data/site.ts";
import { projectList } from "../../agency/projects/projects.ts";
import footerWords from "../../../data/words/footer.json" with { type: "json" };
import words from "../../../data/words/portfolio.json" with { type: "json" };
import { Bridge } from "../../ui/art/bridge.tsx";
import { DanfoBus } from "../../ui/art/danfo-bus.tsx";
import { parts } from "../../ui/controls/parts.ts";
import { fillIn } from "../../ui/text/fill-in.ts";
import { SectionDivider } from "../../ui/art/section-divider.tsx";
import { fullPortfolioPath, paths } from "../../paths.ts";
import { PortfolioCard } from "./portfolio-card.tsx";
import type { Handle } from "../../ui/layout/handle.ts";

export const handle = {
  surface: "paper",
  meta: () => ({
    title: words.meta.title,
    description: fillIn(words.meta.description, {
      count: capitalizedCount(projectList.length, "project"),
    }),
    picture: "share/portfolio",
  }),
  queries: { show: (value) => value === "all" ? value : "" },
} satisfies Handle;

/** Number of projects in the short list. */
export const shortCount = 6;

/** Id of the first project after these. */
const addedId = "more";

function PortfolioPage() {
  const query = new URLSearchParams(useLocation().search);
  const showsAll = query.get("show") === "all";
  const list = useRef<HTMLDivElement>(null);
  useFocusOnRevealed(list, showsAll);
  const shown = showsAll ? projectList : projectList.slice(0, shortCount);
  return (
    <main id="main" tabIndex={-1}>
      <header className="hero grid wrap">
        <h1 className="heading-0 span-8">
          {words.list.title}
          <sup className="heading-3" aria-hidden="true">
            {projectList.length}
          </sup>
        </h1>
        <p className="lead soft span-4">{handle.meta().description}</p>
      </header>
      <div className="wrap">
        {site.worksNote && <p className="works-note lead">{site.worksNote}</p>}
        <SectionDivider at={0} place={footerWords.bridge.start} />
        <div ref={list} className="project-rows grid">
          {shown.map((project, index) => (
            <PortfolioCard
              key={project.slug}
              id={index === shortCount ? addedId : undefined}
              project={project}
              index={index}
              count={shown.length}
            />
          ))}
        </div>
      </div>
      <div className="portfolio-end">
        {shown.length < projectList.length && <ShowAll />}
        <DanfoBus className="danfo-arrives parked" />
        <Bridge spans={6} />
      </div>
    </main>
  );
}

/**
 * The button that shows the whole list: a plain form, whose fragment is the
 * first added project. The inline script submits it in place.
 */
function ShowAll() {
  const navigate = useNavigate();
  function showAll(event: SubmitEvent): void {
    event.preventDefault();
    // Replaces the history entry: there is no return to the short list.
    navigate(fullPortfolioPath, { replace: true, preventScrollReset: true });
  }
  return (
    <form
      className="more heading-1 wrap"
      action={`${paths.portfolio}#${addedId}`}
      {...parts.replaces}
      onSubmit={showAll}
    >
      <input type="hidden" name="show" value="all" />
      <button type="submit">
        {words.list.more}
        <span aria-hidden="true">
          {`${shortCount} of ${projectList.length}`}
        </span>
      </button>
    </form>
  );
}

/**
 * Moves focus to the first added project when the focused button unmounts,
 * without scrolling.
 */
function useFocusOnRevealed(
  list: { readonly current: HTMLElement | null },
  showsAll: boolean,
): void {
  const before = useRef(showsAll);
  useEffect(() => {
    if (showsAll && !before.current) {
      const links = list.current?.querySelectorAll("a");
      links?.[shortCount]?.focus({ preventScroll: true });
    }
    before.current = showsAll;
  }, [list, showsAll]);
}

export { PortfolioPage as Component };
