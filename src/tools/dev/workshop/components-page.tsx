import { homeFaq, homeStats } from "../../../../data/home.ts";
import { links } from "../../../../data/site.ts";
import { impactStats } from "../../../../data/services.ts";
import { projectList } from "../../../../data/projects.ts";
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
        <SectionHead title="Questions people ask first" />
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
      action={links.startProject}
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
      <BridgeStats stats={homeStats} />
      <section className="section wrap">
        <KmRule at={0.44} />
        <SectionHead title="Impact">We count what visitors do.</SectionHead>
        <Stats stats={impactStats} />
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
