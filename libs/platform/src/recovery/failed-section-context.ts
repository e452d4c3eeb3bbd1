import { createContext, type ReactNode } from 'react';
import type { Failure } from './failure.ts';

export interface FailedSectionProps {
  readonly failure: Failure;
  /** The section has dark ground in both themes. */
  readonly isOnNight?: boolean;
  /** The visitor asks for another try. */
  readonly onRetry: () => void;
}

/** Renders what stands in place of a section's content. The shell provides it; remotes never see it. */
type FailedSectionHost = (props: FailedSectionProps) => ReactNode;

export const FailedSectionContext = createContext<FailedSectionHost | null>(null);
