import { useLocation } from "react-router";
import { Bridge, BrokenDeck } from "./bridge.tsx";
import { Danfo } from "./danfo.tsx";
import { TextLink } from "./text-link.tsx";

/** Says that something is on its way; stands in the title row of its place. */
export function LoadingState({ text }: { text: string }) {
  return (
    <p className="loading" role="status">
      <span className="loading-bus">
        <Danfo />
      </span>
      {text}
    </p>
  );
}

/** Says that something could not be had, and offers to try again. */
export function ErrorState({ message }: { message: string }) {
  const { pathname, search } = useLocation();
  return (
    <div className="state state-error">
      <div className="state-scene">
        <Danfo className="parked" />
        <BrokenDeck spans={6} />
      </div>
      <p className="f3" role="alert">{message}</p>
      <p className="soft">The rest of the site still works.</p>
      {/* A whole load: it asks the server again, with or without script. */}
      <TextLink to={pathname + search} reloadDocument arrow={false}>
        Try again
      </TextLink>
    </div>
  );
}

interface EmptyStateProps {
  message: string;
  /** Where to go from here, such as the list without its filter. */
  link?: { label: string; to: string; onClick?(): void };
}

/** Says that a list has nothing to show. */
export function EmptyState({ message, link }: EmptyStateProps) {
  return (
    <div className="state state-empty">
      <Bridge spans={1} className="bridge-cut" />
      <p className="f3">{message}</p>
      {link && (
        <TextLink to={link.to} arrow={false} onClick={link.onClick}>
          {link.label}
        </TextLink>
      )}
    </div>
  );
}
