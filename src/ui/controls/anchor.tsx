import type { ComponentProps } from "react";
import { Link } from "react-router-dom";

interface AnchorProps extends Omit<ComponentProps<typeof Link>, "to"> {
  /** A path of this site, or a full address such as `mailto:`. */
  to: string;
}

/** A link: client-side navigation within this site, otherwise a plain link. */
export function Anchor({ to, reloadDocument, ...rest }: AnchorProps) {
  return to.startsWith("/")
    ? <Link to={to} reloadDocument={reloadDocument} {...rest} />
    : <a href={to} {...rest} />;
}
