import type { ContentDifference } from '@raade/contracts/content/findings';
import { Button, Notice, Spinner } from '@raade/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { DifferenceList } from '../editions/sentence-list.tsx';
import { readContent } from '../editor-state/content-calls.ts';
import { useRequest } from '../editor-state/use-request.ts';

const NOT_COMPARED = 'This version could not be compared with the live site. Please try again.';

/** The differences between an edition and the live one. */
export function Comparison({ edition }: { readonly edition: string }) {
  const [differences, setDifferences] = useState<readonly ContentDifference[]>();
  const { refusal, run } = useRequest('edition not read', NOT_COMPARED);
  const compare = () =>
    run(async () => setDifferences((await readContent({ edition })).differences));
  const compareFirst = useEffectEvent(() => void compare());
  useEffect(() => compareFirst(), []);

  if (refusal !== undefined) {
    return (
      <Notice $tone="danger">
        <p>{refusal}</p>
        <Button look="quiet" onClick={() => void compare()}>
          Try again
        </Button>
      </Notice>
    );
  }
  if (!differences) {
    return (
      <p role="status">
        <Spinner />
        <span> Comparing…</span>
      </p>
    );
  }
  if (differences.length === 0) return <p>Same as the live site.</p>;
  return (
    <>
      <p>If this version were live:</p>
      <DifferenceList differences={differences} />
    </>
  );
}
