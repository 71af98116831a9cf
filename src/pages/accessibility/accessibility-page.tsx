import words from "../../../data/words/accessibility.json" with {
  type: "json",
};
import type { Handle } from "../../ui/layout/handle.ts";
import { TextPage } from "../../ui/layout/views/text-page.tsx";

export const handle = {
  surface: "paper",
  meta: () => words.meta,
} satisfies Handle;

function AccessibilityPage() {
  const { meta, parts, question } = words;
  return <TextPage title={meta.title} parts={parts} question={question} />;
}

export { AccessibilityPage as Component };
