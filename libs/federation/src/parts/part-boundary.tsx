import { logger, Recovering, type RemoteModule } from '@raade/platform';
import { type FailureReason, OriginContext } from '@raade/platform/host';
import { type ReactNode, use, useMemo, useState } from 'react';
import { asLoadFailure } from '../loading/load-failure.ts';
import type { PartKind } from '../federation.ts';
import { useFederation } from './federation-context.ts';

interface PartBoundaryProps {
  /** The remote's name in the log. */
  readonly name: string;
  /** Undefined while it is on its way. */
  readonly remote: RemoteModule | undefined;
  readonly kind: PartKind;
  readonly children: (remote: RemoteModule) => ReactNode;
}

const NEVER = new Promise<never>(() => undefined);

/** Suspends until something else is rendered in its place. */
function Awaited(): ReactNode {
  return use(NEVER);
}

/**
 * Keeps what a part throws to that part, and brings it back by itself: with fresh imports, and with a fresh module
 * if the code itself threw. From the remote's entry to the last chunk of the page one placeholder stands there: another
 * would have the page that it shows laid out once more.
 */
export function PartBoundary({ name, remote, kind, children }: PartBoundaryProps) {
  const { loader, views } = useFederation();
  const [anew, setAnew] = useState<RemoteModule>();
  const module = anew ?? remote;
  const release = loader.releaseOf(name);
  const origin = useMemo(() => ({ remote: name, release }), [name, release]);

  /** A module that threw once is half evaluated. Should the remote be out of reach, the old one gets a try. */
  const reload = (reason: FailureReason) =>
    reason === 'threw' ? loader.reload(name).then(setAnew, noteFailedReload) : undefined;
  const noteFailedReload = (error: unknown) =>
    logger.warn('part not reloaded', { ...origin, phase: asLoadFailure(error).phase }, error);

  return (
    <OriginContext value={origin}>
      <Recovering
        loading={<views.Placeholder kind={kind} />}
        unavailable={(failure, retry) => (
          <views.Unavailable kind={kind} failure={failure} onRetry={retry} />
        )}
        beforeRetry={reload}
        onFail={({ error }, fields) => logger.error('part failed', { ...fields, kind }, error)}
        onRecover={(fields) => logger.info('part recovered', { ...fields, kind })}
      >
        {module ? children(module) : <Awaited />}
      </Recovering>
    </OriginContext>
  );
}
