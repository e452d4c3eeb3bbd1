import { styled } from '@raade/platform';
import { Heading, renderText } from '@raade/ui';
import { number } from './numbers.ts';

/** The states of rows in the order of the page. Unchanged rows are only counted. */
const STATES = ['refused', 'changed', 'added', 'unchanged'] as const;
/** Limit of listed rows for each state; the others are only counted. */
const MAX_SHOWN = 100;

/** A row of a spreadsheet, compared with the existing records. */
export interface ComparedRow {
  readonly line: number;
  /** Title or name of the record. */
  readonly name: string;
  readonly state: (typeof STATES)[number];
  /** The problems of a refused row, the changes, or the texts of an added row. */
  readonly details: readonly string[];
}

const Rows = styled.ul`
  display: grid;
  gap: var(--space-1);
  padding-inline-start: var(--space-4);

  p {
    color: var(--color-text-muted);
    font-size: var(--text-small);
  }
`;

/** The effect of each row of a spreadsheet, before it is imported. */
export function RowList({ rows }: { readonly rows: readonly ComparedRow[] }) {
  const groups = STATES.map((state) => ({
    state,
    stateRows: rows.filter((row) => row.state === state),
  }));
  return (
    <>
      <p role="status">
        {groups.map(({ state, stateRows }) => `${number(stateRows.length)} ${state}`).join(', ')}
      </p>
      {groups
        .filter(({ state, stateRows }) => state !== 'unchanged' && stateRows.length > 0)
        .map(({ state, stateRows }) => (
          <div key={state}>
            <Heading as="h3">{`Rows ${state}`}</Heading>
            <Rows>
              {stateRows.slice(0, MAX_SHOWN).map(({ line, name, details }) => (
                <li key={line}>
                  {renderText(`Line ${line}: ${name}`)}
                  {details.map((sentence) => (
                    <p key={sentence}>{renderText(sentence)}</p>
                  ))}
                </li>
              ))}
            </Rows>
            {stateRows.length > MAX_SHOWN && (
              <p>{`and ${number(stateRows.length - MAX_SHOWN)} more`}</p>
            )}
          </div>
        ))}
    </>
  );
}
