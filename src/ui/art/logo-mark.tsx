import { logoPath } from "./logo-path.ts";

/** The mark of the logo. */
export function LogoMark() {
  return (
    <svg
      className="mark"
      width="42"
      height="30"
      viewBox="0 0 42 30"
      aria-hidden="true"
    >
      <path d={logoPath} />
    </svg>
  );
}
