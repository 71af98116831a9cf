import { useSignText } from "../../ui/controls/your-sign.ts";

/** The visitor's sign, above the button that books; styles hide an empty one. */
export function SignBoard() {
  const text = useSignText<HTMLSpanElement>("");
  return (
    <p className="sign-board surface-lagoon">
      <span ref={text} translate="no" />
    </p>
  );
}
