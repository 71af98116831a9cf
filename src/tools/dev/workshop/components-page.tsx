import { homeFaq } from "../../../../data/home.ts";
import homeWords from "../../../../data/words/home.json" with { type: "json" };
import serviceWords from "../../../../data/words/service-pages.json" with {
  type: "json",
};
import shared from "../../../../data/words/shared.json" with { type: "json" };
import { paths } from "../../../paths.ts";
import { projectList } from "../../../ui/projects/projects.ts";
import { Accordion } from "../../../ui/blocks/accordion.tsx";
import { CallToAction } from "../../../ui/blocks/call-to-action.tsx";
import { ProjectCard } from "../../../ui/blocks/project-card.tsx";
import { KmRule } from "../../../ui/art/km-rule.tsx";
import { SectionHead } from "../../../ui/text/section-head.tsx";
import { GapBridge } from "../../../ui/art/gap-bridge.tsx";
import { BridgeStats, Stats } from "../../../ui/blocks/stats.tsx";
import { sectionParts } from "./section-parts.ts";
import { SmallParts } from "./small-parts.tsx";
import { StateParts } from "./state-parts.tsx";
import { TestimonialParts } from "./testimonial-parts.tsx";

/** Every component in every state, for visual checks while editing. */
export function ComponentsPage() {
  return (
    <main id="main" tabIndex={-1}>
      <section className="sky hero grid wrap">
        <h1 className="f0 span-9">Parts and states</h1>
        <p className="lead soft span-3">
          Every component of the site, as pages put them together.
        </p>
      </section>
      <SmallParts />
      <DeckParts />
      <FigureParts />
      <Projects />
      <section className="section wrap">
        <SectionHead title={shared.questions} />
        <Accordion name="questions" items={homeFaq} />
      </section>
      <Calls />
      <TestimonialParts />
      <StateParts />
      {sectionParts.map(({ name, Workshop }) => (
        <div key={name}>
          <section className="section sky-lagoon wrap">
            <h2 className="f1">{name}</h2>
          </section>
          <Workshop />
        </div>
      ))}
    </main>
  );
}

/** Calls to action in every sky. */
function Calls() {
  return ([undefined, "accent", "lagoon", "laterite"] as const).map((sky) => (
    <CallToAction
      key={sky ?? ""}
      title="Have a build in mind?"
      text="Send the idea, the old site or the Figma file."
      action={{ label: shared.startProject, href: paths.contact }}
      {...(sky && { sky, ends: true })}
    />
  ));
}

/** The bridge with closing gaps. */
function DeckParts() {
  return (
    <section className="gap sky-haze">
      <div className="gap-below hang">
        <GapBridge spans={4} from={1} />
      </div>
    </section>
  );
}

/** Figures. */
function FigureParts() {
  return (
    <>
      <BridgeStats stats={homeWords.stats} />
      <section className="section wrap">
        <KmRule at={0.44} />
        <SectionHead title="Impact">We count what visitors do.</SectionHead>
        <Stats stats={serviceWords.impact.stats} />
      </section>
    </>
  );
}

function Projects() {
  const [first, second] = projectList;
  return (
    <section className="section wrap">
      <SectionHead title="Projects" />
      <div className="grid">
        {first && (
          <ProjectCard
            project={first}
            columns={7}
            phoneWidth={92}
          />
        )}
        {second && (
          <ProjectCard
            project={second}
            kind="tall"
            columns={5}
            phoneWidth={92}
          />
        )}
      </div>
    </section>
  );
}
