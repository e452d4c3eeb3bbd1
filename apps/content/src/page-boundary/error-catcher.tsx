import { Component, type ReactNode } from 'react';

interface ErrorCatcherProps {
  readonly fallback: (error: unknown) => ReactNode;
  readonly onError: (error: unknown) => void;
  readonly children: ReactNode;
}

interface ErrorCatcherState {
  /** What was thrown, in a box: it may be anything. */
  readonly caught?: { readonly error: unknown };
}

/** Shows `fallback` from the first error of its children on; a new `key` starts anew. */
export class ErrorCatcher extends Component<ErrorCatcherProps, ErrorCatcherState> {
  override state: ErrorCatcherState = {};

  static getDerivedStateFromError(error: unknown): ErrorCatcherState {
    return { caught: { error } };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    const { caught } = this.state;
    return caught ? this.props.fallback(caught.error) : this.props.children;
  }
}
