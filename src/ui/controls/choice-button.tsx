import { type ComponentProps, useEffect, useRef } from "react";
import { EarlyButton } from "./early-button.tsx";

interface ChoiceButtonProps extends ComponentProps<typeof EarlyButton> {
  onChoose: () => void;
}

/**
 * One of the buttons with the same name of which one is chosen: the one that is
 * pressed or expanded.
 */
export function ChoiceButton({ onChoose, ...rest }: ChoiceButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The visitor may have chosen it before hydration.
    if (button.current?.matches(chosen)) onChoose();
  }, []);
  return <EarlyButton ref={button} onClick={onChoose} {...rest} />;
}

const chosen = "[aria-pressed=true], [aria-expanded=true]";
