import { links, site } from "../../../data/site.ts";
import { priceCards } from "../../../data/prices.ts";
import { PricingCard } from "./pricing-card.tsx";
import { TextLink } from "../../ui/controls/text-link.tsx";
import { SectionHead } from "../../ui/text/section-head.tsx";

/** Price cards, in rows of a small and a large one, and the lowest price. */
export function Pricing() {
  return (
    <section className="section wrap" aria-labelledby="pricing">
      <SectionHead title="Pricing" id="pricing">
        <p>
          Fixed scope, fixed price, agreed before we start. No refunds, so we
          plan first.
        </p>
      </SectionHead>
      <div className="prices grid">
        {priceCards.map((card, index) => (
          <div key={card.title} className={columnsOf(index)}>
            <PricingCard
              card={card}
              action={links.bookDiscoveryCall}
              large={index % 2 === 1}
            />
          </div>
        ))}
        <div className="price-strip">
          <p>
            <strong className="f3">
              {`Figma-to-Framer from ${site.figmaToFramerFrom}`}
            </strong>{" "}
            Your designs, built as they are.
          </p>
          <TextLink to={links.getStartedNow.href}>Send us the file</TextLink>
        </div>
      </div>
    </section>
  );
}

/** A last card without another beside it is as wide as both. */
function columnsOf(index: number): string | undefined {
  if (index % 2) return "span-7";
  return index === priceCards.length - 1 ? undefined : "span-5";
}
