import words from "../../../data/words/privacy.json" with { type: "json" };
import { brand } from "../../../data/site.ts";
import type { Handle } from "../../ui/layout/handle.ts";
import { TextPage } from "../../ui/layout/views/text-page.tsx";

export const handle = {
  surface: "paper",
  meta: () => words.meta,
} satisfies Handle;

function PrivacyPage() {
  const { meta, measured, parts, question } = words;
  return (
    <TextPage
      title={meta.title}
      parts={brand.webVitals ? [measured, ...parts] : parts}
      question={question}
    />
  );
}

export { PrivacyPage as Component };
