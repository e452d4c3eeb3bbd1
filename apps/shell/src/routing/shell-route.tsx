import { ERROR_MESSAGES } from '@raade/contracts/base/failure-messages';
import { Recovering } from '@raade/platform';
import { FailureView } from '@raade/ui';
import { type ComponentType, Suspense } from 'react';
import { reloadPage } from '../failures/reload-page.ts';
import { logShellFailure } from '../failures/shell-failure.ts';
import { Page as PageFrame } from '../federation/page.tsx';
import { PartPlaceholder } from '../federation/part-placeholder.tsx';

interface ShellRouteProps {
  /** A lazy component. */
  readonly Page: ComponentType;
}

/**
 * A page of the shell itself, such as 'not found'. If its code cannot be loaded, loading is retried. Errors that the
 * page throws are left to the error boundary around it.
 */
export function ShellRoute({ Page }: ShellRouteProps) {
  return (
    // Hydration needs the same two boundaries around a page as `PagePlaceholder` has.
    <Suspense>
      <Recovering
        catches="not-loaded"
        loading={<PartPlaceholder kind="page" />}
        unavailable={({ error }) => (
          <FailureView size="page" {...ERROR_MESSAGES.router} error={error} onAction={reloadPage} />
        )}
        onFail={({ error }, fields) => logShellFailure('router failed', fields, error)}
      >
        <PageFrame>
          <Page />
        </PageFrame>
      </Recovering>
    </Suspense>
  );
}
