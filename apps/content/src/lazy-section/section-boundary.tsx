import { AttemptContext, logger } from '@raade/platform';
import type { Tone } from '@raade/ui';
import { type ReactNode, Suspense, useState } from 'react';
import { ErrorCatcher } from '../page-boundary/error-catcher.tsx';
import { type SectionFailure, SectionLoading, SectionUnavailable } from './section-stand-in.tsx';
import { useLater } from './use-later.ts';
import { useRetry } from './use-retry.ts';

interface SectionBoundaryProps {
  readonly id: string;
  readonly tone?: Tone;
  readonly loadingText: string;
  readonly patience?: number;
  readonly children: ReactNode;
}

let attempts = 0;
/** An attempt is new for the whole page: one that a visit before this has spent would fail at once. */
const nextAttempt = () => (attempts += 1);

/** Rspack names the error of a chunk that could not be loaded so. */
function failureOf(error: unknown): SectionFailure {
  return error instanceof Error && error.name === 'ChunkLoadError' ? 'not-loaded' : 'threw';
}

/** Keeps what a section throws to that section, and tries it again until it stands. */
export function SectionBoundary({
  id,
  tone,
  loadingText,
  patience,
  children,
}: SectionBoundaryProps) {
  const [attempt, setAttempt] = useState(nextAttempt);
  const [failure, setFailure] = useState<SectionFailure>();
  const isLate = useLater(patience);

  const retry = () => setAttempt(nextAttempt());
  useRetry(failure !== undefined, retry);
  const handleError = (error: unknown) => {
    setFailure(failureOf(error));
    logger.error('section failed', { section: id }, error);
  };

  const shownFailure = failure ?? (isLate ? 'not-loaded' : undefined);
  const standIn = { id, ...(tone && { tone }) };
  const fallback = shownFailure ? (
    <SectionUnavailable {...standIn} failure={shownFailure} onRetry={retry} />
  ) : (
    <SectionLoading {...standIn} loadingText={loadingText} />
  );
  return (
    <ErrorCatcher key={attempt} fallback={fallback} onError={handleError}>
      <AttemptContext value={attempt}>
        <Suspense fallback={fallback}>{children}</Suspense>
      </AttemptContext>
    </ErrorCatcher>
  );
}
