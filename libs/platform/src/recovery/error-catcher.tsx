import { Component, type ErrorInfo, type ReactNode } from 'react';
import { logger } from '../logger/logger.ts';
import { isSuppressed } from './development-errors.ts';

export interface CaughtError {
  readonly error: unknown;
  /** The components around the one that threw, innermost first, one per line. */
  readonly componentStack: string;
}

interface ErrorCatcherProps {
  /** Shown in place of the children; nothing by default. */
  readonly fallback?: (caught: CaughtError) => ReactNode;
  /** Called once for each error. It must log the error. */
  readonly onError: (caught: CaughtError) => void;
  /** When this key changes, the children are rendered again. */
  readonly resetKey?: string;
  /** Returns true for errors to catch, by default all. Others are passed on to the next boundary. */
  readonly catches?: (error: unknown) => boolean;
  readonly children: ReactNode;
}

interface ErrorCatcherState {
  readonly caught: CaughtError | null;
}

/** A React error boundary. An error that hot reloading has caused is ignored once, in development only. */
export class ErrorCatcher extends Component<ErrorCatcherProps, ErrorCatcherState> {
  override state: ErrorCatcherState = { caught: null };
  /** Set after an error was ignored once. If the error comes back at once, it is real. */
  #hasSuppressed = false;

  static getDerivedStateFromError(error: unknown): ErrorCatcherState {
    return { caught: { error, componentStack: '' } };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    if (!this.#hasSuppressed && isSuppressed(error)) {
      this.#hasSuppressed = true;
      logger.warn('development error suppressed', {}, error);
      this.setState({ caught: null });
      return;
    }
    const caught = { error, componentStack: componentStack?.trim() ?? '' };
    this.setState({ caught });
    this.props.onError(caught);
  }

  override componentDidUpdate({ resetKey }: ErrorCatcherProps) {
    if (!this.state.caught) this.#hasSuppressed = false;
    else if (resetKey !== this.props.resetKey) this.setState({ caught: null });
  }

  override render() {
    const { caught } = this.state;
    const { catches } = this.props;
    if (caught && catches && !catches(caught.error)) throw caught.error;
    return caught ? this.props.fallback?.(caught) : this.props.children;
  }
}
