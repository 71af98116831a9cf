import {
  createContext,
  type Dispatch,
  type ReactNode,
  useContext,
  useReducer,
} from "react";

/** Id of a group of the services menu. */
type Service = "design" | "development" | "build";

/** State of the services menu: whether it is open, and its active group. */
interface ServicePanel {
  open: boolean;
  service: Service;
}

/** Actions of the reducer. */
type ServicePanelAction =
  | { type: "open" }
  | { type: "close" }
  | { type: "toggle" }
  | { type: "setService"; service: Service };

/** The initial state: closed, with design active. */
export const initialServicePanel: ServicePanel = {
  open: false,
  service: "design",
};

/** The reducer: the state after `action`. */
function servicePanelReducer(
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
      return panel.service === action.service
        ? panel
        : { ...panel, service: action.service };
  }
}

type Shared = readonly [ServicePanel, Dispatch<ServicePanelAction>];

const ServicePanelContext = createContext<Shared | null>(null);

/** Provides one state of the services menu to everything inside it. */
export function ServicePanelProvider({ children }: { children: ReactNode }) {
  const shared = useReducer(servicePanelReducer, initialServicePanel);
  return <ServicePanelContext value={shared}>{children}</ServicePanelContext>;
}

/**
 * The state of the services menu and its dispatch.
 * @throws {Error} Outside a ServicePanelProvider.
 */
export function useServicePanel(): Shared {
  const shared = useContext(ServicePanelContext);
  if (!shared) {
    throw new Error('Cannot use "ServicePanel": no provider around it');
  }
  return shared;
}
