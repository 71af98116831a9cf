import type { LabelledLink } from "../../../data/site.ts";
import type { PriceCard } from "./prices.server.ts";
import words from "../../../data/words/services.json" with { type: "json" };
import { fillIn } from "../../ui/text/fill-in.ts";
import { weeksOf } from "../../ui/weeks.ts";
import { prices } from "./prices.ts";
import { staticAddress } from "../../static-files.ts";
import { ButtonLink } from "../../ui/controls/button.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { plus, tick } from "../../ui/pictures/icon-shapes.ts";

interface PricingCardProps {
  card: PriceCard;
  action: LabelledLink;
  /** The larger of the two cards: in the accent colour, wider and taller. */
  large?: boolean;
}

/** A price card: the product, included items, add-ons, when to expect a price. */
export function PricingCard({ card, action, large }: PricingCardProps) {
  const { pricing } = words;
  const weeks = weeksOf(card);
  return (
    <article
      aria-label={card.title}
      className={large ? "pricing large surface-accent" : "pricing"}
    >
      <PageOutlines card={card} />
      <h3 className="heading-2">{card.title}</h3>
      <div className="pricing-terms">
        {card.from && (
          <p className="heading-1">
            {fillIn(pricing.from, { from: card.from })}
          </p>
        )}
        {weeks && (
          <p className="heading-1">{fillIn(pricing.weeks, { weeks })}</p>
        )}
        <p>{pricing.price}</p>
      </div>
      <ul>
        {card.items.map((item) => (
          <li key={item}>
            <Icon shape={tick} />
            {item}
          </li>
        ))}
        {card.addOn && (
          <li>
            <Icon shape={plus} />
            <span>
              {card.addOn.label} <strong>{card.addOn.price}</strong>
            </span>
          </li>
        )}
      </ul>
      <div className="cluster">
        <ButtonLink to={action.href}>{action.label}</ButtonLink>
        <p>{fillIn(prices.by)}</p>
      </div>
    </article>
  );
}

/** The view boxes of `pages.svg`. */
const outlines = {
  "mini-site": "0 0 351 106",
  "enterprise-site": "0 0 260 582",
};

/** The card's page outlines: designed pages, and pages built from blocks. */
function PageOutlines({ card: { drawing, note } }: { card: PriceCard }) {
  return drawing && (
    <div className="page-outlines" aria-hidden="true">
      <svg viewBox={outlines[drawing]}>
        <use href={staticAddress(`/drawings/pages.svg#${drawing}`)} />
      </svg>
      {note && <p>{note}</p>}
    </div>
  );
}
