import words from "../../../data/words/branding.json" with { type: "json" };
import { LogoStrip, MaterialStrip } from "./logo-strip.tsx";
import { shownLogos } from "./shown-logos.ts";
import { SectionHead } from "../../ui/text/section-head.tsx";

/** The clients' word marks, if any, then five materials for marks. */
export function FeaturedClients() {
  const { title, titleWithoutClients, materialsTitle } = words.clients;
  return (
    <section className="section wrap" aria-labelledby="clients">
      {shownLogos.length === 0
        ? <SectionHead title={titleWithoutClients} id="clients" />
        : (
          <>
            <SectionHead title={title} id="clients" />
            <LogoStrip logos={shownLogos} />
            <h3 className="strip-title f4">{materialsTitle}</h3>
          </>
        )}
      <MaterialStrip materials={words.clients.materials} />
    </section>
  );
}
