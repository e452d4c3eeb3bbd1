import type { ContentDifference } from '@raade/contracts/content/findings';
import { logger } from '@raade/platform';
import { refusalOf } from '@raade/staff/refusal-of';
import { useEffect, useState } from 'react';
import { readContent } from '../newsroom/call-content.ts';

/** What differs in an edition from what is live; or why that is not known. */
export function useComparison(edition: string) {
  const [differences, setDifferences] = useState<readonly ContentDifference[]>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    let isWanted = true;
    readContent({ edition }).then(
      (answer) => isWanted && setDifferences(answer.differences),
      (error: unknown) => {
        logger.warn('edition not read', {}, error);
        if (isWanted) setFailure(refusalOf(error, 'It could not be compared. Please try again.'));
      },
    );
    return () => {
      isWanted = false;
    };
  }, [edition]);
  return { differences, failure };
}
