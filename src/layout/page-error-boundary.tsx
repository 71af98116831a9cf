import { Component, type ReactNode } from "react";

export interface PageErrorBoundaryProps {
  /** Another address is another chance. */
  address: string;
  fallback: ReactNode;
  children: ReactNode;
}

interface State {
  failedAt?: string;
}

/** Shows the fallback when rendering a page fails, until the next address. */
export class PageErrorBoundary
  extends Component<PageErrorBoundaryProps, State> {
  override state: State = {};

  override componentDidCatch(): void {
    this.setState({ failedAt: this.props.address });
  }

  static getDerivedStateFromError(): State {
    return { failedAt: "" };
  }

  override render(): ReactNode {
    const { address, fallback, children } = this.props;
    const { failedAt } = this.state;
    const hasFailed = failedAt === "" || failedAt === address;
    return hasFailed ? fallback : children;
  }
}
