import { createContext, type ReactNode } from 'react';
import type { Failure } from './failure.ts';

export interface FailedSectionProps {
  readonly failure: Failure;
  /** True if the section has a dark background in both themes. */
  readonly isOnNight?: boolean;
  /** Called when the visitor asks for a retry. */
  readonly onRetry: () => void;
}

/** Renders the fallback of a failed section. The shell provides it, and `FailedSection` uses it. */
type FailedSectionHost = (props: FailedSectionProps) => ReactNode;

export const FailedSectionContext = createContext<FailedSectionHost | null>(null);
