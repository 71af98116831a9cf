import { materials } from "../../../data/branding.ts";
import { LogoStrip, MaterialStrip } from "./logo-strip.tsx";
import { shownLogos } from "./shown-logos.ts";
import { SectionHead } from "../../ui/text/section-head.tsx";

/** The clients' word marks, if any, then five materials for marks. */
export function FeaturedClients() {
  return (
    <section className="section wrap" aria-labelledby="clients">
      {shownLogos.length === 0
        ? <SectionHead title="Where marks have to work" id="clients" />
        : (
          <>
            <SectionHead title="Featured clients" id="clients" />
            <LogoStrip logos={shownLogos} />
            <h3 className="strip-title f4">Where their marks have to work</h3>
          </>
        )}
      <MaterialStrip materials={materials} />
    </section>
  );
}
