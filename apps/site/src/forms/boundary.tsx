import { Component, type ReactNode } from 'react';

interface Props {
  /** Renders in place of children that threw an error. */
  fallback: () => ReactNode;
  children: ReactNode;
}

/** Error boundary: a form falls back to its native form. */
export class Boundary extends Component<Props> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback() : this.props.children;
  }
}
