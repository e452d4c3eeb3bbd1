import { type CaughtError, ErrorCatcher } from '@raade/platform';
import type { ComponentType, ReactNode } from 'react';
import { logShellFailure } from './shell-failure.ts';

interface AreaProps {
  /** The area's name in the log. */
  readonly name: string;
  /** Shown in place of an area that throws; without one, the page simply goes on without the area. */
  readonly Fallback?: ComponentType<CaughtError>;
  readonly resetKey?: string;
  readonly children: ReactNode;
}

/**
 * A part of the frame that may fail without taking the rest of the page with it. Its outermost element has its name as
 * `data-area`, by which stories find it in the built code to let it fail.
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
