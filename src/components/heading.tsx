import type { ComponentProps } from "react";

/** Level of a heading below the page's own. */
export type Level = 2 | 3 | 4;

interface HeadingProps extends ComponentProps<"h2"> {
  level: Level;
}

/** A heading whose level its place on the page decides. */
export function Heading({ level, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag {...rest} />;
}
