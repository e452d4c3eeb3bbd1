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

function createDeferred() {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((resolvePromise) => (resolve = resolvePromise));
  return { promise, resolve };
}

/**
 * The prerendered page of the document, which React hydrates once the page's code has loaded. Until then the page
 * suspends, and nothing above its boundary may change, or React would discard the prerendered nodes. Therefore a
 * failure is shown below the page, not in its place. If the loaded release is not the one that rendered the HTML, the
 * page is rendered again instead.
 */
export function FirstPage({ pathname, remote, onLoaded, children }: FirstPageProps) {
  const { loadPage, registry, loader, views } = useFederation();
  const [codeLoaded] = useState(createDeferred);
  const [failure, setFailure] = useState<Failure>();
  const [failures, setFailures] = useState(0);
  const [isOtherRelease, setOtherRelease] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const isLoading = useRef(false);

  const handleLoaded = useEffectEvent(() => {
    isLoading.current = false;
    setFailures(0);
    setFailure(undefined);
    onLoaded();
    if (loader.releaseOf(remote) === registry.composed.remotes[remote]?.release)
      codeLoaded.resolve();
    else setOtherRelease(true);
  });
  const handleFailed = useEffectEvent((error: unknown) => {
    isLoading.current = false;
    logger.error('part failed', { remote, phase: 'page', kind: 'page', attempt: failures }, error);
    setFailures(failures + 1);
    setFailure({ reason: 'not-loaded', error, componentStack: '' });
  });
  useEffect(() => {
    isLoading.current = true;
    loadPage(pathname).then(
      () => handleLoaded(),
      (error: unknown) => handleFailed(error),
    );
  }, [loadPage, pathname, attempt]);
  const retry = () => {
    if (!isLoading.current) setAttempt(attempt + 1);
  };
  useRetry(failures, retry);

  // In a state, so that the element stays the same and React does not render it again.
  const [page] = useState(() => (
    <Suspense fallback={<views.Placeholder kind="page" />}>
      <WaitFor promise={codeLoaded.promise}>{children}</WaitFor>
    </Suspense>
  ));
  if (isOtherRelease) return children;
  /* eslint-disable no-restricted-syntax -- The page is an element, no text. */
  return (
    <>
      {page}
      {failure && <views.Unavailable kind="page" failure={failure} onRetry={retry} isReadable />}
    </>
  );
}

interface WaitForProps {
  readonly promise: Promise<void>;
  readonly children: ReactNode;
}

function WaitFor({ promise, children }: WaitForProps): ReactNode {
  use(promise);
  return children;
}
