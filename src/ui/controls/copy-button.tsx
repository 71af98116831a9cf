import { useState } from "react";
import { Button } from "./button.tsx";
import { useHydrated } from "./use-hydrated.ts";

interface CopyButtonProps {
  label: string;
  text: string;
  /** Instruction shown if the browser forbids copying. */
  otherwise: string;
  /** Looks like a link on a separate line. */
  plain?: boolean;
}

/** Copies a text to the clipboard and announces the outcome. */
export function CopyButton(
  { label, text, otherwise, plain }: CopyButtonProps,
) {
  const [feedback, setFeedback] = useState("");
  const button = { disabled: !useHydrated(), onClick: copy, children: label };
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setFeedback("Copied.");
    } catch {
      // No permission, or no clipboard in an insecure context.
      setFeedback(`Your browser does not allow that. ${otherwise}`);
    }
  }
  return (
    <span className="copy">
      {plain
        ? <button type="button" className="text-link" {...button} />
        : <Button outline arrow={false} {...button} />}
      <span className="meta soft" role="status">{feedback}</span>
    </span>
  );
}
