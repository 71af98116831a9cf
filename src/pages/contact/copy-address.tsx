import { CopyButton } from "../../components/copy-button.tsx";

interface CopyAddressProps {
  address: string;
}

/** Copies an address, and says politely how that went. */
export function CopyAddress({ address }: CopyAddressProps) {
  return (
    <CopyButton
      label="Copy address"
      text={address}
      otherwise="Select it instead."
    />
  );
}
