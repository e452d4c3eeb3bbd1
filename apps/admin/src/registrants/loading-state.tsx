import { styled } from '@raade/platform';
import { Button, Notice, Spinner } from '@raade/ui';
import { LOAD_FAILURE } from './registrants.query.ts';
import type { Registrants } from './use-registrants.ts';

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

const Loading = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: 8rem;
`;

const Failure = styled(Notice)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
`;

const number = (value: number) => value.toLocaleString('en-US');

/** Before the first registrants are there. */
export function FirstLoading() {
  return (
    <Loading role="status">
      <Spinner /> Loading registrants data...
    </Loading>
  );
}

/** How far it is, while registrants are there already and more are on their way. */
export function LoadingProgress({ rows, total }: Pick<Registrants, 'rows' | 'total'>) {
  const there = rows.length;
  const isKnown = total !== undefined && total >= there;
  return (
    <Line>
      <span>
        {number(there)}
        {isKnown && ` of ${number(total)}`} registrants loaded
      </span>
      <progress
        aria-label="Registrants loaded"
        max={isKnown ? total : undefined}
        value={isKnown ? there : undefined}
      />
    </Line>
  );
}

/** The registrants, or the rest of them, could not be read. */
export function LoadingFailure({ rows, retry }: Pick<Registrants, 'rows' | 'retry'>) {
  return (
    <Failure $tone="danger">
      <div>
        <strong>{LOAD_FAILURE.title}</strong>
        <p>{LOAD_FAILURE.text}</p>
        {rows.length > 0 && <p>Loading stopped after {number(rows.length)} registrants.</p>}
      </div>
      <Button look="quiet" onClick={retry}>
        Try Again
      </Button>
    </Failure>
  );
}
