import type { ReactNode } from "react";
import { BrokenDeck } from "../../art/bridge.tsx";
import { ButtonLink } from "../../controls/button.tsx";
import { paths } from "../../../paths.ts";
import { parts } from "../../controls/parts.ts";

const apology =
  "It is not you. Try again in a minute; the rest of the site still works.";
const quoteId = "If you contact us, please quote this ID";

/**
 * Content of the error page, inside the main element.
 * @param requestId Id of the request in the log, if any.
 */
export function ErrorView({ requestId }: { requestId?: string }) {
  return (
    <View title="Something on our side gave way.">
      {requestId ? `${apology} ${quoteId}: ${requestId}` : apology}
    </View>
  );
}

/** Content of the 503 page when the server is over capacity. */
export function BusyView() {
  return (
    <View title="Too many visitors are waiting for this page.">
      Our content is slow to come just now. Try again in a minute; the rest of
      the site still works.
    </View>
  );
}

function View({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="not-found surface-night" {...parts.notFound}>
      <div className="wrap">
        <h1 className="heading-1">{title}</h1>
        <div className="stack">
          <p className="lead soft">{children}</p>
          <ButtonLink to={paths.home}>Back to Home</ButtonLink>
        </div>
      </div>
      <BrokenDeck />
    </section>
  );
}
