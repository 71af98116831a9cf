import { planSteps, weeklyNote } from "../../../data/home.ts";
import { staticAddress } from "../../static-files.ts";

/** The drawer of test phones. */
export function PhoneDrawer() {
  return (
    <svg
      className="phone-drawer"
      viewBox="0 0 540 880"
      role="img"
      aria-label="A drawer of nine phones with clients’ pages"
    >
      <use href={staticAddress("/drawings/drawer.svg#drawer")} />
    </svg>
  );
}

/** A weekly note on paper, with a handwritten reply. */
export function Note() {
  const { title, client, sent, parts, answer } = weeklyNote;
  return (
    <div className="sheet note">
      <p className="f3">{title}</p>
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

/** The action plan, hour by hour. */
export function ActionPlan() {
  return (
    <div className="sheet plan sky-laterite">
      <p className="figure">24 h</p>
      <p>Hour by hour</p>
      <dl>
        {planSteps.map(({ time, text, next }) => (
          <div key={time} className={next && "plan-next"}>
            <dt>
              <time dateTime={time}>{time}</time>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
