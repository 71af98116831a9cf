import type { ReactNode } from "react";

interface DrawingProps {
  width: number;
  height: number;
  className?: string;
  children: ReactNode;
}

/** A drawing of the home page, of figures and what stands among them. */
export function Drawing(props: DrawingProps) {
  const { width, height, className, children } = props;
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/**
 * A group of `static/drawings/home.svg`, by its id. The file is outside of
 * the scripts; its colours are those of the place where it is shown.
 */
export function Figures({ id }: { id: string }) {
  return <use href={`/drawings/home.svg#${id}`} />;
}
