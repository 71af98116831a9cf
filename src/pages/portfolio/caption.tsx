import { InlineMarkdown } from "../../ui/text/inline-markdown.tsx";

interface CaptionProps {
  /** The picture's position in its gallery, from 1. */
  position: number;
  text?: string | undefined;
}

/** The caption of a picture, with its number. */
export function Caption({ position, text }: CaptionProps) {
  return text && (
    <p className="shot-caption">
      <strong>{position}</strong>{" "}
      <span>
        <InlineMarkdown text={text} />
      </span>
    </p>
  );
}
