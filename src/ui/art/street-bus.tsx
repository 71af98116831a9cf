import { staticAddress } from "../../static-files.ts";

interface StreetBusProps {
  /**
   * Where the conductor at the open door looks; without one the door is shut.
   */
  conductor?: "left" | "right";
}

/**
 * The bus of scenes with people, who stand 130 units high in their drawings: it
 * is 1.15 times as high. Drives in from the left once.
 */
export function StreetBus(props: StreetBusProps) {
  return (
    <svg
      className="street-bus danfo-arrives"
      viewBox="0 0 326 150"
      aria-hidden="true"
    >
      <StreetBusFigures {...props} />
    </svg>
  );
}

/** The same bus inside another drawing: 326 by 150, its wheels at the bottom. */
export function StreetBusFigures({ conductor }: StreetBusProps) {
  const file = staticAddress("/drawings/bus.svg");
  return (
    <>
      <use href={`${file}#bus`} />
      <use
        href={`${file}#${conductor ? "conductor" : "door"}`}
        transform={conductor === "right"
          ? "translate(331) scale(-1 1)"
          : undefined}
      />
    </>
  );
}
