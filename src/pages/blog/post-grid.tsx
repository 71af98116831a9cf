import { BlogCard } from "../../components/blog-card.tsx";
import type { BlogCard as Post } from "../../content/blog-cards.ts";

interface PostGridProps {
  cards: readonly Post[];
  /** Whether the first picture is loaded at once. */
  priority?: boolean;
  /** Words that were searched for. */
  words: string;
}

/** The cards of a section; every fourth is wide on large screens. */
export function PostGrid({ cards, words, priority = false }: PostGridProps) {
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
