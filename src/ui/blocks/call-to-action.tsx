import type { LabelledLink } from "../../../data/site.ts";
import { Bridge } from "../art/bridge.tsx";
import { ButtonLink } from "../controls/button.tsx";
import { DanfoBus } from "../art/danfo-bus.tsx";
import { fillIn } from "../text/fill-in.ts";

interface CallToActionProps {
  title: string;
  text: string;
  action: LabelledLink;
  /** At the end of the page: no bridge, because the footer's follows. */
  ends?: boolean;
  /** Colour; the accent is also yellow in the dark theme. */
  surface?: "accent" | "lagoon" | "laterite";
}

/** A call to action, over a bridge with the bus on it. */
export function CallToAction(props: CallToActionProps) {
  const { title, text, action, surface = "accent", ends } = props;
  return (
    <section className={`call-to-action surface-${surface}`}>
      <div className="wrap grid">
        <h2 className="heading-1 span-8">{title}</h2>
        <div className="stack span-4">
          <p className="lead">{fillIn(text)}</p>
          <ButtonLink to={action.href}>{action.label}</ButtonLink>
        </div>
      </div>
      {!ends && (
        <>
          <DanfoBus className="parked" />
          <Bridge spans={4} />
        </>
      )}
    </section>
  );
}
