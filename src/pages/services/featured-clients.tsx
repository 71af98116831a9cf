import { materials } from "../../../data/branding.ts";
import { clientLogos } from "../../../data/client-logos.ts";
import { findProject } from "../../../data/projects.ts";
import { LogoStrip, MaterialStrip } from "./logo-strip.tsx";
import { SectionHead } from "../../ui/text/section-head.tsx";

/** The clients' word marks, if any, then five materials for marks. */
export function FeaturedClients() {
  const logos = clientLogos.filter(({ project }) => findProject(project));
  return (
    <section className="section wrap" aria-labelledby="clients">
      {logos.length === 0
        ? <SectionHead title="Where marks have to work" id="clients" />
        : (
          <>
            <SectionHead title="Featured clients" id="clients" />
            <LogoStrip logos={logos} />
            <h3 className="strip-title f4">Where their marks have to work</h3>
          </>
        )}
      <MaterialStrip materials={materials} />
    </section>
  );
}
