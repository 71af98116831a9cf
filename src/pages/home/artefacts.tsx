import words from "../../../data/words/home.json" with { type: "json" };
import { staticAddress } from "../../static-files.ts";

/** The drawer of test phones. */
export function PhoneDrawer() {
  return (
    <svg
      className="phone-drawer"
      viewBox="0 0 540 880"
      role="img"
      aria-label={words.reasons.expertise.drawing}
    >
      <use href={staticAddress("/drawings/drawer.svg#drawer")} />
    </svg>
  );
}

/** A weekly note on paper, with a handwritten reply. */
export function Note() {
  const { title, client, sent, parts, answer } = words.note;
  return (
    <div className="sheet paper note">
      <p className="heading-3">{title}</p>
      <p className="note-facts">
        {client} <span>{sent}</span>
      </p>
      <dl>
        {parts.map(({ title, items }) => (
          <div key={title}>
            <dt>{title}</dt>
            {items.map((item) => <dd key={item}>{item}</dd>)}
          </div>
        ))}
      </dl>
      <p className="note-answer">{answer}</p>
    </div>
  );
}

/** The action plan, hour by hour; the gap is the night. */
export function ActionPlan() {
  const { figure, title, sameDay, nextDay } = words.plan;
  return (
    <div className="sheet plan surface-laterite">
      <p className="figure">{figure}</p>
      <p>{title}</p>
      <dl>
        {sameDay.map((step) => <PlanStep key={step.time} {...step} />)}
        {nextDay.map((step, index) => (
          <PlanStep
            key={step.time}
            {...step}
            className={index === 0 ? "plan-next" : undefined}
          />
        ))}
      </dl>
    </div>
  );
}

interface PlanStepProps {
  time: string;
  text: string;
  className?: string | undefined;
}

function PlanStep({ time, text, className }: PlanStepProps) {
  return (
    <div className={className}>
      <dt>
        <time dateTime={time}>{time}</time>
      </dt>
      <dd>{text}</dd>
    </div>
  );
}
