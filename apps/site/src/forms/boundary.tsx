import { Component, type ReactNode } from 'react';

interface Props {
  /** Renders in place of children that threw an error. */
  fallback: () => ReactNode;
  onError?: () => void;
  children: ReactNode;
}

/** Error boundary: a form falls back to its native form, the result dialog to words beside the button. */
export class Boundary extends Component<Props> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override componentDidCatch(): void {
    this.props.onError?.();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback() : this.props.children;
  }
}
