import { type Failure, logger } from '@raade/platform';
import { useRetry } from '@raade/platform/host';
import { type ReactNode, Suspense, use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFederation } from './federation-context.ts';

interface FirstPageProps {
  readonly pathname: string;
  /** The remote that owns the page. */
  readonly remote: string;
  /** Called when the code has loaded. After this, React may replace the prerendered nodes. */
  readonly onLoaded: () => void;
  /** The page, rendered once its code has loaded. */
  readonly children: ReactNode;
}

function deferred() {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((resolvePromise) => (resolve = resolvePromise));
  return { promise, resolve };
}

/**
 * The prerendered page of the document, which React hydrates once the page's code has loaded. Until then the page
 * suspends, and nothing above its boundary may change, or React would discard the prerendered nodes. That is why a
 * failure is shown below the page, not in its place. If another release loads than the one that rendered the HTML, the
 * page is rendered again instead.
 */
export function FirstPage({ pathname, remote, onLoaded, children }: FirstPageProps) {
  const { loadPage, registry, loader, views } = useFederation();
  const [codeLoaded] = useState(deferred);
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
    if (loader.releaseOf(remote) === registry.composed.remotes[remote]?.release)
      codeLoaded.resolve();
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
      <Awaited promise={codeLoaded.promise}>{children}</Awaited>
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
