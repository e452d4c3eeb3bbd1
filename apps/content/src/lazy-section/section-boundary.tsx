import { AttemptContext, logger, millisecondsSince, PartContext } from '@raade/platform';
import type { Tone } from '@raade/ui';
import {
  type ReactNode,
  Suspense,
  useContext,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from 'react';
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

/**
 * Keeps what a section throws to that section, and tries it again until it stands. Meanwhile what tells so
 * stays as it is: who has the focus on its button keeps it.
 */
export function SectionBoundary({
  id,
  tone,
  loadingText,
  patience,
  children,
}: SectionBoundaryProps) {
  const part = useContext(PartContext);
  const [attempt, setAttempt] = useState(nextAttempt);
  const [failure, setFailure] = useState<SectionFailure>();
  const [isShown, setShown] = useState(false);
  const isLate = useLater(patience);

  const retry = () => setAttempt(nextAttempt());
  useRetry(failure !== undefined, retry);
  const handleError = (error: unknown) => {
    setShown(false);
    const reason = failureOf(error);
    setFailure(reason);
    const phase = reason === 'threw' ? 'render' : 'page';
    const milliseconds = millisecondsSince(0);
    logger.error('section failed', { ...part, phase, milliseconds, section: id }, error);
  };
  const handleShown = () => {
    setShown(true);
    setFailure(undefined);
  };

  const missing = failure ?? (isLate && !isShown ? 'not-loaded' : undefined);
  const standIn = { id, ...(tone && { tone }) };
  return (
    <>
      {missing && <SectionUnavailable {...standIn} failure={missing} onRetry={retry} />}
      <ErrorCatcher key={attempt} fallback={() => null} onError={handleError}>
        <AttemptContext value={attempt}>
          <Suspense
            fallback={missing ? null : <SectionLoading {...standIn} loadingText={loadingText} />}
          >
            {children}
            <Shown onShown={handleShown} />
          </Suspense>
        </AttemptContext>
      </ErrorCatcher>
    </>
  );
}

/** Tells that its siblings rendered, before they are painted: an effect of a suspended tree never runs. */
function Shown({ onShown }: { onShown: () => void }) {
  const tell = useEffectEvent(onShown);
  useLayoutEffect(() => tell(), []);
  return null;
}
