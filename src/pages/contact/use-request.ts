import { useMemo } from "react";
import { useLocation } from "react-router";
import { type ContactRequest, contactRequests } from "./requests.ts";
import { useHydrated } from "../../streaming/use-hydrated.ts";

/** The request of the address's fragment; none on the server, which gets none. */
export function useRequest(): ContactRequest | undefined {
  const { hash } = useLocation();
  const isHydrated = useHydrated();
  return useMemo(
    () =>
      isHydrated
        ? contactRequests().find(({ fragment }) => hash === `#${fragment}`)
        : undefined,
    [hash, isHydrated],
  );
}
