/** Whether the visitor asks for less motion; browsers alone have the answer. */
export function prefersReducedMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
