import { Button } from "./button.tsx";
import { earlyProps } from "./early-button.tsx";
import { parts, valueParts } from "./parts.ts";

interface CopyButtonProps {
  label: string;
  text: string;
  /** Instruction shown if the browser forbids copying. */
  otherwise: string;
  /** Looks like a link on a separate line. */
  plain?: boolean;
}

/**
 * Copies a text to the clipboard and announces the outcome. The inline script
 * does all of it: browsers allow it only right after a press.
 */
export function CopyButton(
  { label, text, otherwise, plain }: CopyButtonProps,
) {
  const button = {
    ...earlyProps(),
    name: "copy",
    value: text,
    ...valueParts.otherwise(otherwise),
    children: label,
  };
  return (
    <span className="copy" {...parts.copy}>
      {plain
        ? <button type="button" className="text-link" {...button} />
        : <Button outline arrow={false} {...button} />}
      {/* The script writes it, also before hydration. */}
      <span className="meta soft" role="status" suppressHydrationWarning>
        {""}
      </span>
    </span>
  );
}
