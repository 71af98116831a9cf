import { contactRequests } from "./requests.ts";
import { useRequest } from "./use-request.ts";

/** What visitors with a request should write; only that of the address shows. */
export function RequestNotes() {
  const request = useRequest();
  return contactRequests().map((it) =>
    it.note && (
      <p
        key={it.fragment}
        id={it.fragment}
        className="request-note lead sky-accent"
        // Its form is filled in: the inline script hydrates the page.
        data-request=""
        data-shown={it.fragment === request?.fragment || undefined}
        // The inline script shows it before hydration.
        suppressHydrationWarning
      >
        {it.note}
      </p>
    )
  );
}
