import { useLocation } from '@raade/platform';
import { type ComponentType, useEffect, useState } from 'react';
import { logShellFailure } from '../failures/shell-failure.ts';
import { PartPlaceholder } from '../parts/part-placeholder.tsx';
import { RouteFailed } from './route-failed.tsx';

interface ShellRouteProps {
  readonly load: () => Promise<{ readonly default: ComponentType }>;
}

type Code =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly Page: ComponentType }
  | { readonly state: 'missing'; readonly error: unknown };

/** A page of the shell's own. Its code is loaded when it is shown, and asked for again at another address. */
export function ShellRoute({ load }: ShellRouteProps) {
  const { pathname } = useLocation();
  const [code, setCode] = useState<Code>({ state: 'loading' });

  useEffect(() => {
    load().then(
      ({ default: Page }) => setCode({ state: 'ready', Page }),
      (error: unknown) => {
        logShellFailure('router failed', { phase: 'page' }, error);
        setCode({ state: 'missing', error });
      },
    );
  }, [load, pathname]);

  switch (code.state) {
    case 'loading':
      return <PartPlaceholder kind="page" />;
    case 'ready':
      return <code.Page />;
    case 'missing':
      return <RouteFailed error={code.error} />;
  }
}
