import words from "../../../data/words/about.json" with { type: "json" };
import { Bridge } from "../../ui/art/bridge.tsx";
import { StreetBus } from "../../ui/art/street-bus.tsx";
import { staticAddress } from "../../static-files.ts";
import { fillIn } from "../../ui/text/fill-in.ts";
import { ContactLine } from "./contact-line.tsx";
import { FeaturedProjects } from "./featured-projects.tsx";
import { OurStory } from "./our-story.tsx";
import { Staff } from "./staff.tsx";
import type { Handle } from "../../ui/layout/handle.ts";

export const handle = {
  surface: "paper-2",
  meta: () => ({
    title: words.meta.title,
    description: fillIn(words.meta.description),
    picture: "share/about",
  }),
} satisfies Handle;

function AboutPage() {
  return (
    <main id="main" tabIndex={-1}>
      <header className="about-hero surface">
        <div className="hero grid wrap">
          <h1 className="span-8">{words.hero.title}</h1>
          <p className="lead span-4 narrow">{handle.meta().description}</p>
        </div>
        <div className="about-end wrap">
          <StreetBus conductor="right" />
          <Team />
        </div>
        <Bridge spans={6} />
      </header>
      <OurStory />
      <Staff />
      <FeaturedProjects />
      <ContactLine />
    </main>
  );
}

/** The people of the staff, as in their portraits, at their end of the deck. */
function Team() {
  return (
    <svg className="team" viewBox="0 -18 540 150" aria-hidden="true">
      <use href={staticAddress("/drawings/team.svg#team")} />
    </svg>
  );
}

export { AboutPage as Component };
