import { clientLogos, technologyLogos } from "../../../data/logos.ts";
import { LogoStrip, ToolStrip } from "../../components/pictures/logo-strip.tsx";
import { SectionHead } from "../../components/text/section-head.tsx";

/** The ten clients' word marks, then the logos of five tools. */
export function FeaturedClients() {
  return (
    <section className="section wrap" aria-labelledby="clients">
      <SectionHead title="Featured clients" id="clients" />
      <LogoStrip logos={clientLogos} />
      <h3 className="strip-title f4">And the tools we build with</h3>
      <ToolStrip tools={technologyLogos} />
    </section>
  );
}
