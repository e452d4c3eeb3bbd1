import { Recovering } from '@raade/platform';
import { type ComponentType, Suspense } from 'react';
import { logShellFailure } from '../failures/shell-failure.ts';
import { Page as PageFrame } from '../federation/page.tsx';
import { PartPlaceholder } from '../federation/part-placeholder.tsx';
import { RouteFailed } from './route-failed.tsx';

interface ShellRouteProps {
  /** Loads its code when it is shown. */
  readonly Page: ComponentType;
}

/**
 * A page of the shell's own. Code that could not be loaded is asked for again; what the page throws is the
 * business of whoever stands around it.
 */
export function ShellRoute({ Page }: ShellRouteProps) {
  return (
    <Suspense>
      <Recovering
        catches="not-loaded"
        loading={<PartPlaceholder kind="page" />}
        unavailable={({ error }) => <RouteFailed error={error} />}
        onFail={({ error }, fields) => logShellFailure('router failed', fields, error)}
      >
        <PageFrame>
          <Page />
        </PageFrame>
      </Recovering>
    </Suspense>
  );
}
