import { links } from "../../../data/site.ts";
import { figmaToFramerFrom } from "../../../data/starting-price.ts";
import { priceCards } from "../../../data/pricing.ts";
import { PricingCard } from "./pricing-card.tsx";
import { TextLink } from "../../ui/controls/text-link.tsx";
import { SectionHead } from "../../ui/text/section-head.tsx";

/** Two price cards, a small one and a large one, and the lowest price. */
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
          <div key={card.id} className={index === 0 ? "span-5" : "span-7"}>
            <PricingCard
              card={card}
              action={links.bookDiscoveryCall}
              large={index > 0}
            />
          </div>
        ))}
        <div className="price-strip">
          <p>
            <strong className="f3">
              {`Figma-to-Framer from ${figmaToFramerFrom}`}
            </strong>{" "}
            Your designs, built as they are.
          </p>
          <TextLink to={links.getStartedNow.href}>Send us the file</TextLink>
        </div>
      </div>
    </section>
  );
}
