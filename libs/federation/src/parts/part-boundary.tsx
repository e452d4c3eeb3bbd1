import { Recovering, type RemoteModule } from '@raade/platform';
import { type FailureReason, OriginContext } from '@raade/platform/host';
import { type ReactNode, useMemo, useState } from 'react';
import { asLoadFailure } from '../loading/load-failure.ts';
import type { PartKind } from '../federation.ts';
import { useFederation } from './federation-context.ts';

interface PartBoundaryProps {
  /** The remote's name in the log. */
  readonly name: string;
  readonly remote: RemoteModule;
  readonly kind: PartKind;
  readonly children: (remote: RemoteModule) => ReactNode;
}

/**
 * Keeps what a part throws to that part, and brings it back by itself: with fresh imports, and with a fresh module
 * if the code itself threw.
 */
export function PartBoundary({ name, remote, kind, children }: PartBoundaryProps) {
  const { loader, views, logger } = useFederation();
  const [module, setModule] = useState(remote);
  const release = loader.releaseOf(name);
  const origin = useMemo(() => ({ remote: name, release }), [name, release]);

  /** A module that threw once is half evaluated. Should the remote be out of reach, the old one gets a try. */
  const reload = (reason: FailureReason) =>
    reason === 'threw' ? loader.reload(name).then(setModule, noteFailedReload) : undefined;
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
        {children(module)}
      </Recovering>
    </OriginContext>
  );
}
