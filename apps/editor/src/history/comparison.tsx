import { Notice, Spinner } from '@raade/ui';
import { DifferenceList } from '../editions/difference-list.tsx';
import { useComparison } from './use-comparison.ts';

/** What would change if an edition were live. */
export function Comparison({ edition }: { readonly edition: string }) {
  const { differences, failure } = useComparison(edition);
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
