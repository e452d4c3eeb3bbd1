import { styled } from '@raade/platform';
import { Button } from '@raade/ui';
import { number } from '@raade/staff/numbers';
import { Failure } from '@raade/staff/staff-frame.styles';
import type { TableTexts } from './records-table.ts';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  color: var(--color-text-muted);
  font-size: var(--text-small);

  progress {
    flex: 1 1 8rem;
    max-width: 16rem;
    accent-color: var(--color-accent);
  }
`;

interface LoadedProps {
  readonly texts: TableTexts;
  readonly loadedCount: number;
}

interface ProgressProps extends LoadedProps {
  /** The number of all records, as soon as it is known. */
  readonly total: number | undefined;
}

interface FailureProps extends LoadedProps {
  readonly retry: () => void;
}

/** The progress while more records are read. */
export function LoadingProgress({ texts, loadedCount, total }: ProgressProps) {
  const hasTotal = total !== undefined && total >= loadedCount;
  return (
    <Line>
      <span>{`${number(loadedCount)}${hasTotal ? ` of ${number(total)}` : ''} ${texts.rows} loaded`}</span>
      <progress
        aria-label={`${texts.caption} loaded`}
        max={hasTotal ? total : undefined}
        value={hasTotal ? loadedCount : undefined}
      />
    </Line>
  );
}

/** The message that records could not be read, with a button to retry. */
export function LoadingFailure({ texts, loadedCount, retry }: FailureProps) {
  return (
    <Failure $tone="danger">
      <div>
        <strong>{texts.failure.title}</strong>
        <p>{texts.failure.text}</p>
        {loadedCount > 0 && <p>{`Loading stopped after ${number(loadedCount)} ${texts.rows}.`}</p>}
      </div>
      <Button look="quiet" onClick={retry}>
        Try Again
      </Button>
    </Failure>
  );
}
