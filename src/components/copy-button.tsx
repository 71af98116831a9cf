import { useState } from "react";
import { Button } from "./button.tsx";

interface CopyButtonProps {
  label: string;
  text: string;
  /** What to do instead, where copying is forbidden. */
  otherwise: string;
}

/** Copies a text, and says politely how that went. */
export function CopyButton({ label, text, otherwise }: CopyButtonProps) {
  const [feedback, setFeedback] = useState("");
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setFeedback("Copied.");
    } catch {
      // No permission, or no clipboard on an unencrypted address.
      setFeedback(`Your browser does not allow that. ${otherwise}`);
    }
  }
  return (
    <span className="copy">
      <Button outline arrow={false} onClick={copy}>{label}</Button>
      <span className="meta soft" role="status">{feedback}</span>
    </span>
  );
}
