import { logger, Recovering, type RemoteModule } from '@raade/platform';
import { type FailureReason, OriginContext } from '@raade/platform/host';
import { type ReactNode, use, useMemo, useState } from 'react';
import { asLoadFailure } from '../loading/load-failure.ts';
import type { PartKind } from '../federation.ts';
import { useFederation } from './federation-context.ts';

export interface PartBoundaryProps {
  /** The remote's name in the log. */
  readonly name: string;
  /** Undefined while the remote loads. */
  readonly remote: RemoteModule | undefined;
  readonly kind: PartKind;
  readonly children: (remote: RemoteModule) => ReactNode;
}

const NEVER = new Promise<never>(() => undefined);

/** Suspends forever, which shows the placeholder until the parent renders the part instead. */
function SuspendForever(): ReactNode {
  return use(NEVER);
}

/**
 * The error boundary of a part. It retries by itself: chunks are imported again, and if the code threw, the remote's
 * module is evaluated again. The same placeholder element stays until remote and chunks have loaded, since replacing it
 * would cost another layout.
 */
export function PartBoundary({ name, remote, kind, children }: PartBoundaryProps) {
  const { loader, views } = useFederation();
  const [reloadedRemote, setReloadedRemote] = useState<RemoteModule>();
  const module = reloadedRemote ?? remote;
  const release = loader.releaseOf(name);
  const origin = useMemo(() => ({ remote: name, release }), [name, release]);

  /** A module that threw may have a broken state, so it is evaluated again. If that fails, the old one is retried. */
  const reload = (reason: FailureReason) =>
    reason === 'threw' ? loader.reload(name).then(setReloadedRemote, logFailedReload) : undefined;
  const logFailedReload = (error: unknown) =>
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
        {module ? children(module) : <SuspendForever />}
      </Recovering>
    </OriginContext>
  );
}
