import { type Failure, logger } from '@raade/platform';
import { useRetry } from '@raade/platform/host';
import { type ReactNode, Suspense, use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFederation } from './federation-context.ts';

interface FirstPageProps {
  readonly pathname: string;
  /** The remote that has the page. */
  readonly remote: string;
  /** Called when the code is there: from now on the nodes of the document may be replaced. */
  readonly onLoaded: () => void;
  /** The page, for when its code is there. */
  readonly children: ReactNode;
}

function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

/**
 * The page that came with the document. React takes over its nodes once its code is there. Until then nothing above
 * the boundary may change for it, or React would render the page anew: what fails is told beside it, and tried again.
 * Code of another release than the one that rendered the HTML shows a page of its own.
 */
export function FirstPage({ pathname, remote, onLoaded, children }: FirstPageProps) {
  const { loadPage, registry, loader, views } = useFederation();
  const [{ opened, open }] = useState(gate);
  const [failure, setFailure] = useState<Failure>();
  const [failures, setFailures] = useState(0);
  const [isOther, setOther] = useState(false);
  const [tries, setTries] = useState(0);
  const isTrying = useRef(false);

  const handleLoaded = useEffectEvent(() => {
    isTrying.current = false;
    setFailures(0);
    setFailure(undefined);
    onLoaded();
    if (loader.releaseOf(remote) === registry.composed.remotes[remote]?.release) open();
    else setOther(true);
  });
  const handleFailed = useEffectEvent((error: unknown) => {
    isTrying.current = false;
    logger.error('part failed', { remote, phase: 'page', kind: 'page', attempt: failures }, error);
    setFailures(failures + 1);
    setFailure({ reason: 'not-loaded', error, componentStack: '' });
  });
  useEffect(() => {
    isTrying.current = true;
    loadPage(pathname).then(
      () => handleLoaded(),
      (error: unknown) => handleFailed(error),
    );
  }, [loadPage, pathname, tries]);
  const retry = () => {
    if (!isTrying.current) setTries(tries + 1);
  };
  useRetry(failures, retry);

  const [page] = useState(() => (
    <Suspense fallback={<views.Placeholder kind="page" />}>
      <Awaited promise={opened}>{children}</Awaited>
    </Suspense>
  ));
  if (isOther) return children;
  /* eslint-disable no-restricted-syntax -- The page is an element, no text. */
  return (
    <>
      {page}
      {failure && <views.Unavailable kind="page" failure={failure} onRetry={retry} isReadable />}
    </>
  );
}

interface AwaitedProps {
  readonly promise: Promise<void>;
  readonly children: ReactNode;
}

function Awaited({ promise, children }: AwaitedProps): ReactNode {
  use(promise);
  return children;
}
