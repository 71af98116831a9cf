interface IconProps {
  /** Path data, one of `icon-shapes.ts`. */
  shape: string;
  className?: string;
}

/** A decorative icon, next to a text or inside a labelled control. */
export function Icon({ shape, className }: IconProps) {
  return (
    <svg
      className={className ? `icon ${className}` : "icon"}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={shape} />
    </svg>
  );
}
