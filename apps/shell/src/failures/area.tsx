import { type CaughtError, ErrorCatcher } from '@raade/platform';
import type { ComponentType, ReactNode } from 'react';
import { logShellFailure } from './shell-failure.ts';

interface AreaProps {
  /** The area's name in the log. */
  readonly name: string;
  /** Shown in place of an area that throws. Without a fallback, the area is left out. */
  readonly Fallback?: ComponentType<CaughtError>;
  readonly resetKey?: string;
  readonly children: ReactNode;
}

/**
 * An error boundary around a part of the frame, so that the rest of the page survives its failure. The outermost
 * element of the part has the same name in `data-area`, by which end-to-end tests find the part and make it fail.
 */
export function Area({ name, Fallback, resetKey, children }: AreaProps) {
  return (
    <ErrorCatcher
      {...(resetKey !== undefined && { resetKey })}
      onError={({ error }) => logShellFailure('area failed', { area: name }, error)}
      fallback={(caught) => Fallback && <Fallback {...caught} />}
    >
      {children}
    </ErrorCatcher>
  );
}
