import type { LabelledLink, PriceCard } from "../../../data/schema.ts";
import { ButtonLink } from "../controls/button.tsx";
import { Heading, type Level } from "../text/heading.tsx";
import { Icon } from "../pictures/icon.tsx";
import { plus, tick } from "../pictures/icon-shapes.ts";

interface PricingCardProps {
  card: PriceCard;
  action: LabelledLink;
  /** The larger of the two cards: in the accent colour, wider and taller. */
  large?: boolean;
  level?: Level;
  className?: string;
}

/** One price: number of pages, what is included, what can be added. */
export function PricingCard(props: PricingCardProps) {
  const { card, action, large = false, level = 3, className = "" } = props;
  const [title, pages] = card.title.split(/ (?=\()/);
  return (
    <article
      aria-label={card.title}
      className={`pricing ${large ? "large sky-accent" : ""} ${className}`}
    >
      <p className="figure" aria-hidden="true">{card.range}</p>
      <Heading level={level} className="f3">
        {title} <small className="meta">{pages}</small>
      </Heading>
      <ul>
        {card.items.map((item) => (
          <li key={item}>
            <Icon shape={tick} />
            {item}
          </li>
        ))}
        <li>
          <Icon shape={plus} />
          <span>
            {card.addOn.label} <strong>{card.addOn.price}</strong>
          </span>
        </li>
      </ul>
      <ButtonLink to={action.href}>{action.label}</ButtonLink>
    </article>
  );
}
