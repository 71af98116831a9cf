import { links } from "../../../data/site.ts";
import { priceCards } from "../../../data/pricing.ts";
import { PricingCard } from "./pricing-card.tsx";
import { SectionHead } from "../../ui/text/section-head.tsx";

/** Two price cards, a small one and a large one. */
export function Pricing() {
  return (
    <section className="section wrap" aria-labelledby="pricing">
      <SectionHead title="Pricing" id="pricing">
        <p>
          Fixed scope, fixed price, agreed before we start. We do not offer
          refunds, so the plan comes first.
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
      </div>
    </section>
  );
}
