import type { ComponentProps } from "react";
import { Anchor } from "./anchor.tsx";
import { Icon } from "./icon.tsx";
import { arrowRight } from "./icon-shapes.ts";

interface TextLinkProps extends ComponentProps<typeof Anchor> {
  arrow?: boolean;
}

/** A link in a line of its own; its underline becomes a deck. */
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
