interface IconProps {
  /** Path data, one of `icon-shapes.ts`. */
  shape: string;
}

/** A decorative icon, next to a text or inside a labelled control. */
export function Icon({ shape }: IconProps) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={shape} />
    </svg>
  );
}
