import { site } from "../../../data/site.ts";
import words from "../../../data/words/services.json" with { type: "json" };
import { Bridge } from "../../ui/art/bridge.tsx";
import { ButtonLink } from "../../ui/controls/button.tsx";
import { TextLink } from "../../ui/controls/text-link.tsx";
import { pricesLink } from "../../ui/layout/header/main-links.ts";
import { FirstWork } from "./first-work.tsx";
import { Pricing } from "./pricing.tsx";
import { ProblemAndSolution } from "./problem-and-solution.tsx";
import { ProjectMosaic } from "./project-mosaic.tsx";
import { Review } from "./review.tsx";
import { ServiceList } from "./service-list.tsx";
import type { Handle } from "../../ui/layout/handle.ts";

export const handle = {
  surface: "lagoon",
  meta: () => ({
    ...words.meta,
    picture: "share/services",
  }),
} satisfies Handle;

function ServicesPage() {
  const { label, to } = pricesLink();
  return (
    <main id="main" tabIndex={-1}>
      <header className="surface">
        <div className="hero grid wrap">
          <h1 className="span-8">{words.hero.title}</h1>
          <div className="stack span-4 narrow">
            <p className="lead soft">{words.meta.description}</p>
            <div className="cluster">
              <ButtonLink to={site.book.href}>{words.hero.book}</ButtonLink>
              {" "}
              <TextLink to={to} arrow={false}>{label}</TextLink>
            </div>
          </div>
        </div>
        <FirstWork />
        <div className="grid wrap">
          <ServiceList />
          <ProjectMosaic />
        </div>
        <Bridge spans={6} />
      </header>
      <ProblemAndSolution />
      <Pricing />
      <Review />
    </main>
  );
}

export { ServicesPage as Component };
