import { Component, type ReactNode } from 'react';

interface ErrorCatcherProps {
  readonly fallback: ReactNode;
  readonly onError: (error: unknown) => void;
  readonly children: ReactNode;
}

/** Shows `fallback` from the first error of its children on; a new `key` starts anew. */
export class ErrorCatcher extends Component<ErrorCatcherProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
