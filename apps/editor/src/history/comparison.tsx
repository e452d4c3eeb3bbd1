import type { ContentDifference } from '@raade/contracts/content/findings';
import { logger } from '@raade/platform';
import { refusalOf } from '@raade/staff/refusal-of';
import { Notice, Spinner } from '@raade/ui';
import { useEffect, useState } from 'react';
import { DifferenceList } from '../editions/difference-list.tsx';
import { readContent } from '../newsroom/call-content.ts';

const NOT_COMPARED = 'It could not be compared. Please try again.';

/** What would change if an edition were live. */
export function Comparison({ edition }: { readonly edition: string }) {
  const [differences, setDifferences] = useState<readonly ContentDifference[]>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    let isWanted = true;
    readContent({ edition }).then(
      (answer) => isWanted && setDifferences(answer.differences),
      (error: unknown) => {
        logger.warn('edition not read', {}, error);
        if (isWanted) setFailure(refusalOf(error, NOT_COMPARED));
      },
    );
    return () => {
      isWanted = false;
    };
  }, [edition]);

  if (failure !== undefined) return <Notice $tone="danger">{failure}</Notice>;
  if (!differences) {
    return (
      <p role="status">
        <Spinner />
        <span> Comparing…</span>
      </p>
    );
  }
  if (differences.length === 0) return <p>It says the same as what is live.</p>;
  return (
    <>
      <p>If it were live:</p>
      <DifferenceList differences={differences} />
    </>
  );
}
