import words from "../../../data/words/services.json" with { type: "json" };
import { requestPath } from "../../paths.ts";
import {
  bookingPath,
  figmaFragment,
  packageFragment,
} from "../../ui/requests.ts";
import { fillIn } from "../../ui/text/fill-in.ts";
import { prices } from "./prices.ts";
import { PricingCard } from "./pricing-card.tsx";
import { TextLink } from "../../ui/controls/text-link.tsx";
import { SectionHead } from "../../ui/text/section-head.tsx";
import { Sheet } from "./sheet.tsx";

/** Price cards, in rows of a small and a large one, and the lowest price. */
export function Pricing() {
  const { title, book, strip } = words.pricing;
  return (
    <section className="section wrap" aria-labelledby="pricing">
      <SectionHead title={title} id="pricing" />
      <Sheet />
      <div className="prices grid">
        {prices.cards.map((card, index) => (
          <div key={card.title} className={columnsOf(index)}>
            <PricingCard
              card={card}
              action={{ label: book, href: bookingPath(packageFragment(card)) }}
              large={index % 2 === 1}
            />
          </div>
        ))}
        <div className="price-strip">
          <p>
            <strong className="heading-3">{fillIn(strip.title)}</strong>{" "}
            {strip.text}
          </p>
          <TextLink to={requestPath(figmaFragment)}>{strip.send}</TextLink>
        </div>
      </div>
    </section>
  );
}

/** A last card without another beside it is as wide as both. */
function columnsOf(index: number): string | undefined {
  if (index % 2) return "span-7";
  return index === prices.cards.length - 1 ? undefined : "span-5";
}
