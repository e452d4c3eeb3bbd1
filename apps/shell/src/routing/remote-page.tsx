import { FirstPage, RemoteRoutes } from '@raade/federation';
import { useLocation } from '@raade/platform';
import { useState } from 'react';
import { recordEarlyEntries } from '../startup/early-entries.ts';
import { unhydratedPage } from '../startup/unhydrated-page.ts';

interface RemotePageProps {
  readonly remote: string;
  /** The entry of the remote's `paths` that this route stands for. */
  readonly path: string;
}

/** A page of a remote: the prerendered page of the document (`FirstPage`), or a later page that a link has led to. */
export function RemotePage({ remote, path }: RemotePageProps) {
  const { pathname } = useLocation();
  const [firstPath, setFirstPath] = useState(() => unhydratedPage() && pathname);
  // Once the visitor has left the first page, its prerendered nodes are gone.
  if (firstPath !== undefined && firstPath !== pathname) setFirstPath(undefined);
  const page = <RemoteRoutes remote={remote} path={path} />;
  if (pathname !== firstPath) return page;
  return (
    <FirstPage remote={remote} pathname={pathname} onLoaded={recordEarlyEntries}>
      {page}
    </FirstPage>
  );
}
