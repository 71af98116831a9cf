import { useLocation } from "react-router";
import { useHydrated } from "../../ui/controls/use-hydrated.ts";

/** Whether the hash is `#academy`; false on the server, which gets no hash. */
export function useIsAcademy(): boolean {
  const { hash } = useLocation();
  const isHydrated = useHydrated();
  return isHydrated && hash === "#academy";
}
