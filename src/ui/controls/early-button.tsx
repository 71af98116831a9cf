import type { ComponentProps } from "react";

interface EarlyButtonProps extends ComponentProps<"button"> {
  /** Tells the inline script what the button does. */
  name: string;
}

/**
 * A button that works before hydration: the inline script enables it, and
 * handles its clicks until React does, or always without `onClick`. Without
 * JavaScript it stays disabled.
 */
export function EarlyButton({ onClick, ...rest }: EarlyButtonProps) {
  return (
    <button
      type="button"
      {...earlyProps()}
      onClick={onClick && ((event) => {
        // Tells the inline script that the click is handled.
        event.preventDefault();
        onClick(event);
      })}
      {...rest}
    />
  );
}

/** Properties of a button that the inline script enables. */
export function earlyProps() {
  return {
    disabled: typeof document === "undefined",
    // The inline script may have changed its state.
    suppressHydrationWarning: true,
  };
}
