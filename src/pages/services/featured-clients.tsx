import words from "../../../data/words/branding.json" with { type: "json" };
import { LogoStrip, MaterialStrip } from "./logo-strip.tsx";
import { shownClients } from "./shown-clients.ts";
import { SectionHead } from "../../ui/text/section-head.tsx";

/** The clients' word marks or names, if any, then five materials for marks. */
export function FeaturedClients() {
  const { title, titleWithoutClients, materialsTitle } = words.clients;
  const projects = shownClients();
  return (
    <section className="section wrap" aria-labelledby="clients">
      {projects.length === 0
        ? <SectionHead title={titleWithoutClients} id="clients" />
        : (
          <>
            <SectionHead title={title} id="clients" />
            <LogoStrip projects={projects} />
            <h3 className="strip-title heading-4">{materialsTitle}</h3>
          </>
        )}
      <MaterialStrip materials={words.clients.materials} />
    </section>
  );
}
