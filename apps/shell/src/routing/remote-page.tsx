import { RemoteRoutes, useFederation } from '@raade/federation';
import { useLocation } from '@raade/platform';
import { StillPage } from '../parts/still-page.tsx';
import { stillHeadAt } from '../startup/prerendered-page.ts';

interface RemotePageProps {
  readonly remote: string;
  /** The entry of the remote's `paths` that this route stands for. */
  readonly path: string;
}

/**
 * A page of a remote. One that came with the HTML and in which nothing is alive stands for itself, and its remote is
 * not asked for. Where the remote is there already, since visitors have been elsewhere meanwhile, it shows its own.
 */
export function RemotePage({ remote, path }: RemotePageProps) {
  const { loader } = useFederation();
  const head = stillHeadAt(useLocation().pathname);
  const isLoaded = loader.store.getState()[remote]?.phase === 'ready';
  if (head && !isLoaded) return <StillPage head={head} />;
  return <RemoteRoutes remote={remote} path={path} />;
}
