import type { Ref } from "react";
import { useHydrated } from "../../streaming/use-hydrated.ts";

interface HamburgerButtonProps {
  open: boolean;
  /** Id of the panel: a popover, which the browser toggles without JavaScript. */
  controls: string;
  /** Called when the button is activated by pointer, Enter or Space. */
  onToggle?: () => void;
  disabled?: boolean;
  /** Size of the icon in pixels, at least 12; the box is always 48. */
  size?: number;
  ref?: Ref<HTMLButtonElement>;
}

/** The button that toggles the navigation panel. */
export function HamburgerButton(props: HamburgerButtonProps) {
  const { open, controls, onToggle, disabled, size = 32, ref } = props;
  const side = Math.max(12, size);
  const isHydrated = useHydrated();
  return (
    <button
      type="button"
      className="hamburger"
      ref={ref}
      disabled={disabled}
      aria-label={open ? "Close menu" : "Open menu"}
      // Without scripts the browser exposes the popover's state itself.
      aria-expanded={isHydrated ? open : undefined}
      aria-controls={controls}
      popoverTarget={controls}
      onClick={onToggle}
    >
      <svg width={side} height={side} viewBox="0 0 32 32" aria-hidden="true">
        <line x1="4" x2="28" y1="9" y2="9" />
        <line x1="4" x2="28" y1="16" y2="16" />
        <line x1="4" x2="28" y1="23" y2="23" />
      </svg>
    </button>
  );
}
