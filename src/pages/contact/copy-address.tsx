import words from "../../../data/words/contact.json" with { type: "json" };
import { CopyButton } from "../../ui/controls/copy-button.tsx";

interface CopyAddressProps {
  address: string;
}

/** A button that copies the mail address. */
export function CopyAddress({ address }: CopyAddressProps) {
  return (
    <CopyButton
      label={words.direct.copy}
      text={address}
      otherwise="Select it instead."
    />
  );
}
