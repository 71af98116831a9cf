import type { ComponentProps } from "react";
import { useHydrated } from "./use-hydrated.ts";

/** A button that only script makes work: disabled until it is hydrated. */
export function ScriptButton({ disabled, ...rest }: ComponentProps<"button">) {
  const isHydrated = useHydrated();
  return <button type="button" disabled={disabled || !isHydrated} {...rest} />;
}
