import { type SubmitEvent, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { projectList } from "../../data/project-list.ts";
import { site } from "../../data/site.ts";
import { Bridge } from "../components/bridge.tsx";
import { Danfo } from "../components/danfo.tsx";
import { Rule } from "../components/rule.tsx";
import { fullPortfolioPath, paths } from "../paths.ts";
import { PortfolioCard } from "./portfolio/portfolio-card.tsx";

export const sky = "paper";
export const meta = {
  title: "Portfolio",
  description:
    "AI tools, construction, agriculture, video editing, SaaS and public rail. Each one crossed from an idea to something people use.",
  picture: "share/portfolio",
};

/** How many projects the short list shows. */
const shortCount = 6;

function PortfolioPage() {
  const query = new URLSearchParams(useLocation().search);
  const showsAll = query.get("show") === "all";
  const list = useRef<HTMLDivElement>(null);
  useFocusOnRevealed(list, showsAll);
  const navigate = useNavigate();
  function reveal(event: SubmitEvent): void {
    event.preventDefault();
    // Replaces the short list in the history: there is no way back to it.
    navigate(fullPortfolioPath, { replace: true, preventScrollReset: true });
  }
  const shown = showsAll ? projectList : projectList.slice(0, shortCount);
  return (
    <main id="main" tabIndex={-1}>
      <header className="hero grid wrap">
        <h1 className="f0 span-8">
          Portfolio
          <sup className="f3" aria-hidden="true">{projectList.length}</sup>
        </h1>
        <p className="lead soft span-4">{meta.description}</p>
      </header>
      <div className="wrap">
        <Rule km={0} place={site.bridge.start} />
        <div ref={list} className="project-rows grid">
          {shown.map((project, index) => (
            <PortfolioCard
              key={project.slug}
              project={project}
              place={index}
            />
          ))}
        </div>
      </div>
      <div className="portfolio-end">
        {!showsAll && (
          <form
            className="more f1 wrap"
            action={paths.portfolio}
            onSubmit={reveal}
          >
            <input type="hidden" name="show" value="all" />
            <button type="submit">
              View more projects
              <span aria-hidden="true">+{projectList.length - shortCount}</span>
            </button>
          </form>
        )}
        <Danfo className="parked" arrives />
        <Bridge spans={6} />
      </div>
    </main>
  );
}

/**
 * Puts the focus on the first project that was added, once the button that
 * had the focus is gone. Nothing scrolls: the project stands where it was.
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
