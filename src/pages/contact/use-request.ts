import { useMemo } from "react";
import { useLocation } from "react-router";
import { decodedFragment } from "../../lib/fragment.ts";
import { type ContactRequest, contactRequests } from "./requests.ts";
import { useHydrated } from "../../streaming/use-hydrated.ts";

/** The request of the address's fragment; none on the server, which gets none. */
export function useRequest(): ContactRequest | undefined {
  const { hash } = useLocation();
  const isHydrated = useHydrated();
  return useMemo(
    () =>
      isHydrated
        ? contactRequests().find(({ fragment }) =>
          fragment === decodedFragment(hash)
        )
        : undefined,
    [hash, isHydrated],
  );
}
