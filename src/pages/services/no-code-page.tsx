import { links } from "../../../data/site.ts";
import { CallToAction } from "../../ui/blocks/call-to-action.tsx";
import { ExitRamp } from "./exit-ramp.tsx";
import { NoCodeBenefits } from "./no-code-benefits.tsx";
import { Offerings } from "./offerings.tsx";
import { Worries } from "./worries.tsx";
import { ServiceHero } from "./service-hero.tsx";
import type { Handle } from "../../ui/layout/handle.ts";

export const handle = {
  sky: "laterite",
  meta: {
    title: "No-code web development",
    description:
      "Sites on Framer and Webflow that launch in weeks, with the way out drawn before you need it.",
    picture: "share/no-code",
  },
} satisfies Handle;

function NoCodePage() {
  return (
    <main id="main" tabIndex={-1}>
      <ServiceHero
        tag="NO CODE WEBDEVELOPMENT"
        headline="Launch on blocks. Leave when you outgrow them."
        text="We build on Framer and Webflow, and draw the way out before you need it."
        action={links.bookFreeCall}
        proof={links.seeOurWorks}
      >
        <ExitRamp />
      </ServiceHero>
      <Worries />
      <Offerings />
      <NoCodeBenefits />
      <CallToAction
        ends
        title="What would you launch in three weeks?"
        text="Tell us. Within a day you get a plan, exit included."
        action={links.startProject}
      />
    </main>
  );
}

export { NoCodePage as Component };
