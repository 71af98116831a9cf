import { useLocation } from "react-router";
import { useHydrated } from "../../ui/controls/use-hydrated.ts";

/** Whether the address has `#academy`; false on the server, which never gets the hash. */
export function useIsAcademy(): boolean {
  const { hash } = useLocation();
  const isHydrated = useHydrated();
  return isHydrated && hash === "#academy";
}
