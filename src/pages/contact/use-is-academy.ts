import { useLocation } from "react-router";
import { useHydrated } from "../../layout/use-hydrated.ts";

/** Whether the visitor came to apply to the academy; servers cannot know. */
export function useIsAcademy(): boolean {
  const { hash } = useLocation();
  const isHydrated = useHydrated();
  return isHydrated && hash === "#academy";
}
