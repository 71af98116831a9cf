import { useIsAcademy } from "./use-is-academy.ts";

/** A note on applying to the academy, shown at `#academy`. */
export function AcademyNote() {
  const isAcademy = useIsAcademy();
  return (
    <p
      id="academy"
      className="academy-note lead sky-accent"
      data-shown={isAcademy || undefined}
    >
      Applying to the academy? Name the track you want under Description, and
      what you have made or learnt so far.
    </p>
  );
}
