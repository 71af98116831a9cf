import type { ComponentProps } from "react";

/** Heading levels below the page's h1. */
export type Level = 2 | 3 | 4;

interface HeadingProps extends ComponentProps<"h2"> {
  level: Level;
}

/** A heading of a level that its parent chooses. */
export function Heading({ level, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag {...rest} />;
}
