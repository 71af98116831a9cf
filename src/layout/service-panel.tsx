import {
  createContext,
  type Dispatch,
  type ReactNode,
  useContext,
  useReducer,
} from "react";

/** A group of the services menu. */
export type Service = "design" | "development" | "build";

/** What all parts that show or steer the services menu share. */
export interface ServicePanel {
  open: boolean;
  service: Service;
}

/** What can happen to the panel. */
export type ServicePanelAction =
  | { type: "open" }
  | { type: "close" }
  | { type: "toggle" }
  | { type: "setService"; service: Service };

/** Closed, with design chosen. */
export const initialServicePanel: ServicePanel = {
  open: false,
  service: "design",
};

/** The panel after `action`. */
export function servicePanelReducer(
  panel: ServicePanel,
  action: ServicePanelAction,
): ServicePanel {
  switch (action.type) {
    case "open":
      return panel.open ? panel : { ...panel, open: true };
    case "close":
      return panel.open ? { ...panel, open: false } : panel;
    case "toggle":
      return { ...panel, open: !panel.open };
    case "setService":
      return { ...panel, service: action.service };
  }
}

type Shared = readonly [ServicePanel, Dispatch<ServicePanelAction>];

const ServicePanelContext = createContext<Shared | null>(null);

/** Shares one panel with everything inside it. */
export function ServicePanelProvider({ children }: { children: ReactNode }) {
  const shared = useReducer(servicePanelReducer, initialServicePanel);
  return <ServicePanelContext value={shared}>{children}</ServicePanelContext>;
}

/**
 * The shared panel and its dispatch.
 * @throws Outside of a ServicePanelProvider.
 */
export function useServicePanel(): Shared {
  const shared = useContext(ServicePanelContext);
  if (!shared) {
    throw new Error('Cannot use "ServicePanel": no provider around it');
  }
  return shared;
}
