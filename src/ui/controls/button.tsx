import type { ComponentProps, ReactNode } from "react";
import { Anchor } from "./anchor.tsx";
import { Icon } from "../pictures/icon.tsx";
import { arrowRight } from "../pictures/icon-shapes.ts";

interface ButtonStyle {
  /** An outline instead of a filled background. */
  outline?: boolean;
  /** The arrow at the end; false for buttons that open no page. */
  arrow?: boolean;
}

type ButtonProps = Omit<ComponentProps<"button">, "className"> & ButtonStyle;
type ButtonLinkProps =
  & Omit<ComponentProps<typeof Anchor>, "className">
  & ButtonStyle;

/** A button that acts on the page. */
export function Button(
  { outline, arrow = true, children, ...rest }: ButtonProps,
) {
  return (
    <button type="button" className={classOf(outline)} {...rest}>
      <Label text={children} arrow={arrow} />
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink(
  { outline, arrow = true, children, ...rest }: ButtonLinkProps,
) {
  return (
    <Anchor className={classOf(outline)} {...rest}>
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

function classOf(outline = false): string {
  return outline ? "button outline" : "button";
}
