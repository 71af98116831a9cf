import { BlogCard } from "./blog-card.tsx";
import type { BlogCard as Post } from "./blog-cards.ts";

interface PostGridProps {
  cards: readonly Post[];
  /** Loads the first picture at once, with high priority. */
  priority?: boolean;
  /** The search text, highlighted in the cards. */
  words: string;
}

/** The cards of a section; every fourth is wide on wide windows. */
export function PostGrid({ cards, words, priority }: PostGridProps) {
  return (
    <ul className="blog-grid">
      {cards.map(({ featured: _, ...card }, index) => (
        <li key={card.id}>
          <BlogCard
            {...card}
            words={words}
            wide={index % 4 === 3}
            priority={priority && index === 0}
          />
        </li>
      ))}
    </ul>
  );
}
