import { materials } from "../../../data/branding.ts";
import { clientLogos } from "../../../data/client-logos.ts";
import { findProject } from "../../../data/projects.ts";
import { LogoStrip, MaterialStrip } from "./logo-strip.tsx";
import { SectionHead } from "../../ui/text/section-head.tsx";

/** The clients' word marks, then five materials for marks. */
export function FeaturedClients() {
  return (
    <section className="section wrap" aria-labelledby="clients">
      <SectionHead title="Featured clients" id="clients" />
      <LogoStrip
        logos={clientLogos.filter(({ project }) => findProject(project))}
      />
      <h3 className="strip-title f4">Where their marks have to work</h3>
      <MaterialStrip materials={materials} />
    </section>
  );
}
