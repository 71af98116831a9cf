import type { ReactNode } from "react";
import { BrokenDeck, FilledDeck } from "./bridge.tsx";

interface SpanListProps {
  /** Decks with their middle missing, or with it put in. */
  deck: "broken" | "filled";
  /** Content under each deck; `id` is its key. */
  items: readonly { id: string; content: ReactNode }[];
  className?: string;
}

/** A list whose items each hang under a span; a vertical deck on phones. */
export function SpanList({ deck, items, className = "" }: SpanListProps) {
  const Deck = deck === "broken" ? BrokenDeck : FilledDeck;
  return (
    <ul className={`spans spans-${deck} ${className}`.trim()}>
      {items.map(({ id, content }) => (
        <li key={id} className="hang">
          <Deck />
          {content}
        </li>
      ))}
    </ul>
  );
}
