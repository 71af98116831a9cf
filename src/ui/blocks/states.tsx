import { timedOut } from "../../lib/content-result.ts";
import { Bridge, BrokenDeck } from "../art/bridge.tsx";
import { DanfoBus } from "../art/danfo-bus.tsx";
import { TextLink } from "../controls/text-link.tsx";
import { waitingPart } from "../../streaming/document-state.ts";

interface LoadingStateProps {
  text: string;
  /** What a failure says before its message. */
  failed: string;
}

/**
 * Announces that content is loading; shown in the title row of its section. If
 * neither the content nor React comes, the inline script says that it failed.
 */
export function LoadingState({ text, failed }: LoadingStateProps) {
  return (
    <p
      className="loading"
      role="status"
      {...waitingPart(`${failed}: ${timedOut.message}`)}
    >
      <span className="loading-bus">
        <DanfoBus />
      </span>
      {text}
    </p>
  );
}

interface ErrorStateProps {
  message: string;
  /** The page's own address. */
  retryAt: string;
}

/** Announces that content could not be loaded, with a link to try again. */
export function ErrorState({ message, retryAt }: ErrorStateProps) {
  return (
    <div className="state state-error">
      <div className="state-scene">
        <DanfoBus className="parked" />
        <BrokenDeck />
      </div>
      <p className="heading-3" role="alert" dir="auto">{message}</p>
      <p className="soft">The rest of the site still works.</p>
      {/* Reloads the whole document, with or without JavaScript. */}
      <TextLink to={retryAt} reloadDocument arrow={false}>
        Try again
      </TextLink>
    </div>
  );
}

interface EmptyStateProps {
  message: string;
  /** Where to go from here, such as the list without its filter. */
  link?: { label: string; to: string; onClick?(): void };
  /** Whether it is at the top of the page. */
  isFirst?: boolean;
}

/** The empty state of a list. */
export function EmptyState({ message, link, isFirst }: EmptyStateProps) {
  return (
    <div className={`state state-empty${isFirst ? " state-first" : ""}`}>
      <Bridge spans={1} className="bridge-cut" />
      <p className="heading-3">{message}</p>
      {link && (
        <TextLink to={link.to} arrow={false} onClick={link.onClick}>
          {link.label}
        </TextLink>
      )}
    </div>
  );
}
