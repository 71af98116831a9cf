import { Component, type ReactNode } from "react";

interface PageErrorBoundaryProps {
  /** The boundary resets when the address changes. */
  address: string;
  fallback: ReactNode;
  children: ReactNode;
}

interface State {
  failedAt?: string;
}

/** Shows the fallback when a page throws in rendering, until the address changes. */
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
