import type { ReactNode } from "react";
import { staticAddress } from "../../static-files.ts";

interface DrawingProps {
  width: number;
  height: number;
  className?: string;
  children: ReactNode;
}

/** An SVG drawing of the home page, made of `Figures` and other elements. */
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
 * A group of `static/drawings/home.svg` by id. The file is outside
 * the client bundle and inherits the colours of its context.
 */
export function Figures({ id }: { id: string }) {
  return <use href={staticAddress(`/drawings/home.svg#${id}`)} />;
}
