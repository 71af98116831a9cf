import { site } from "../../../data/site.ts";
import words from "../../../data/words/no-code.json" with { type: "json" };
import shared from "../../../data/words/shared.json" with { type: "json" };
import { paths, requestPath } from "../../paths.ts";
import { serviceFragment } from "../../ui/requests.ts";
import { CallToAction } from "../../ui/blocks/call-to-action.tsx";
import { ExitRamp } from "./exit-ramp.tsx";
import { NoCodeBenefits } from "./no-code-benefits.tsx";
import { Offerings } from "./offerings.tsx";
import { Worries } from "./worries.tsx";
import { ServiceHero } from "./service-hero.tsx";
import type { Handle } from "../../ui/layout/handle.ts";

export const handle = {
  surface: "laterite",
  meta: () => ({
    ...words.meta,
    picture: "share/no-code",
  }),
} satisfies Handle;

function NoCodePage() {
  const { tag, title, lead, book, works } = words.hero;
  return (
    <main id="main" tabIndex={-1}>
      <ServiceHero
        tag={tag}
        title={title}
        lead={lead}
        action={{ label: book, href: site.book.href }}
        proof={{ label: works, href: paths.portfolio }}
      >
        <ExitRamp />
      </ServiceHero>
      <Worries />
      <Offerings />
      <NoCodeBenefits />
      <CallToAction
        ends
        {...words.call}
        action={{
          label: shared.startProject,
          href: requestPath(serviceFragment(paths.noCode)),
        }}
      />
    </main>
  );
}

export { NoCodePage as Component };
