import words from "../../../data/words/contact.json" with { type: "json" };
import { requestParts } from "./request-parts.ts";
import { type ContactRequest, contactRequests } from "./requests.ts";

/**
 * What a link to this page has chosen, each on a ticket; only that of the
 * address shows. Scripts own what changes about them: see `follow-request.ts`.
 */
export function Tickets() {
  return (
    <div className="tickets span-7">
      {contactRequests().map((request) => (
        <Ticket key={request.fragment} request={request} />
      ))}
    </div>
  );
}

function Ticket({ request }: { request: ContactRequest }) {
  const { fragment, title, facts, project, description, addOn } = request;
  const { others, sent } = words.tickets;
  return (
    <div
      id={fragment}
      className="ticket surface-laterite"
      {...requestParts.choice(request.next, { project, description })}
      // The inline script shows it before hydration.
      suppressHydrationWarning
    >
      <div className="ticket-choice">
        <p className="heading-3">{title}</p>
        {facts.length > 0 && <p>{facts.join(" · ")}</p>}
        {addOn && (
          <label>
            {/* A script enables it. */}
            <input
              type="checkbox"
              value={addOn.line}
              disabled
              suppressHydrationWarning
            />{" "}
            {addOn.label}
          </label>
        )}
        <a className="text-link" href="#book">{others}</a>
      </div>
      <p className="ticket-sent heading-4">{sent}</p>
    </div>
  );
}
