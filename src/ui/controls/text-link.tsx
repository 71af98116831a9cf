import type { ComponentProps } from "react";
import { Anchor } from "./anchor.tsx";
import { Icon } from "../pictures/icon.tsx";
import { arrowRight } from "../pictures/icon-shapes.ts";

interface TextLinkProps extends ComponentProps<typeof Anchor> {
  /** The arrow at the end. */
  arrow?: boolean;
}

/** A link on a separate line; its underline becomes a deck on hover. */
export function TextLink(
  { arrow = true, className = "", children, ...rest }: TextLinkProps,
) {
  return (
    <Anchor className={`text-link ${className}`.trim()} {...rest}>
      {children}
      {arrow && <Icon shape={arrowRight} />}
    </Anchor>
  );
}
