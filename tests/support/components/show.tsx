import "./dom.ts";
import { cleanup, render } from "@testing-library/react";
import type { ReactElement } from "react";
import { MemoryRouter } from "react-router";

/** A rendered component, removed at the end of the block. */
export interface Shown extends Disposable {
  container: HTMLElement;
}

/**
 * Renders a component inside a router. Import this module before the
 * component, and hold the result with `using`.
 */
export function show(element: ReactElement, address = "/"): Shown {
  const { container } = render(
    <MemoryRouter
      initialEntries={[address]}
      future={{ v7_startTransition: true, v7_relativeSplatPath: true }}
    >
      {element}
    </MemoryRouter>,
  );
  return { container, [Symbol.dispose]: cleanup };
}
