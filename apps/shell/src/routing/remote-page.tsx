import { FirstPage, RemoteRoutes } from '@raade/federation';
import { useLocation } from '@raade/platform';
import { useState } from 'react';
import { noteEarlyEntries } from '../startup/early-entries.ts';
import { waitingPage } from '../startup/waiting-page.ts';

interface RemotePageProps {
  readonly remote: string;
  /** The entry of the remote's `paths` that this route stands for. */
  readonly path: string;
}

/** A page of a remote: the one that came with the document, or one that a link has led to. */
export function RemotePage({ remote, path }: RemotePageProps) {
  const { pathname } = useLocation();
  const [firstPath, setFirstPath] = useState(() => waitingPage() && pathname);
  // Visitors who come back find no document any more.
  if (firstPath !== undefined && firstPath !== pathname) setFirstPath(undefined);
  const page = <RemoteRoutes remote={remote} path={path} />;
  if (pathname !== firstPath) return page;
  return (
    <FirstPage remote={remote} pathname={pathname} onLoaded={noteEarlyEntries}>
      {page}
    </FirstPage>
  );
}
