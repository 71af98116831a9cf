import { show } from "../../../support/components/show.tsx";
import assert from "node:assert/strict";
import { fireEvent, screen } from "@testing-library/react";
import {
  initialServicePanel,
  ServicePanelProvider,
  servicePanelReducer,
  useServicePanel,
} from "../../../../src/ui/layout/header/service-panel.tsx";
import { serviceMenu } from "../../../../data/service-menu.ts";

Deno.test("the panel starts closed, with a valid group", () => {
  const { open, service } = initialServicePanel;
  assert.equal(open, false);
  assert.ok(serviceMenu.some(({ id }) => id === service));
});

Deno.test("the panel opens, closes and toggles", () => {
  const open = servicePanelReducer(initialServicePanel, { type: "open" });
  assert.equal(open.open, true);
  assert.equal(servicePanelReducer(open, { type: "open" }).open, true);
  assert.equal(servicePanelReducer(open, { type: "close" }).open, false);
  assert.equal(servicePanelReducer(open, { type: "toggle" }).open, false);
  assert.equal(
    servicePanelReducer(initialServicePanel, { type: "toggle" }).open,
    true,
  );
});

Deno.test("choosing a service does not change whether the panel is open", () => {
  const open = { open: true, service: "design" } as const;
  assert.deepEqual(
    servicePanelReducer(open, { type: "setService", service: "build" }),
    { open: true, service: "build" },
  );
});

function Reader() {
  const [{ open, service }, dispatch] = useServicePanel();
  return (
    <>
      <output>{`${open} ${service}`}</output>
      <button
        type="button"
        onClick={() => dispatch({ type: "setService", service: "build" })}
      >
        Build
      </button>
    </>
  );
}

Deno.test("components inside a provider share one panel", () => {
  using shown = show(
    <ServicePanelProvider>
      <Reader />
      <Reader />
    </ServicePanelProvider>,
  );
  const [first] = screen.getAllByRole("button");
  fireEvent.click(first!);
  const outputs = [...shown.container.querySelectorAll("output")];
  assert.deepEqual(
    outputs.map((output) => output.textContent),
    ["false build", "false build"],
  );
});
