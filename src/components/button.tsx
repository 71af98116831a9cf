import type { ComponentProps, ReactNode } from "react";
import { Anchor } from "./anchor.tsx";
import { Icon } from "./icon.tsx";
import { arrowRight } from "./icon-shapes.ts";

interface ButtonLook {
  /** Drawn as a 2 px frame instead of a filled field. */
  outline?: boolean;
  /** The arrow at the end; off for buttons that lead nowhere. */
  arrow?: boolean;
}

type ButtonProps = ComponentProps<"button"> & ButtonLook;
type ButtonLinkProps = ComponentProps<typeof Anchor> & ButtonLook;

/** A control that does something on the page. */
export function Button(
  { outline, arrow = true, className, children, ...rest }: ButtonProps,
) {
  return (
    <button
      type="button"
      className={look(outline, className)}
      {...rest}
    >
      <Label text={children} arrow={arrow} />
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink(
  { outline, arrow = true, className, children, ...rest }: ButtonLinkProps,
) {
  return (
    <Anchor className={look(outline, className)} {...rest}>
      <Label text={children} arrow={arrow} />
    </Anchor>
  );
}

function Label({ text, arrow }: { text: ReactNode; arrow: boolean }) {
  return (
    <>
      {text}
      {arrow && <Icon shape={arrowRight} />}
    </>
  );
}

function look(outline = false, className = ""): string {
  return `button${outline ? " outline" : ""} ${className}`.trim();
}
