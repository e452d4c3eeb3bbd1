import { styled } from '@raade/platform';
import { Heading, renderText } from '@raade/ui';
import { number } from './numbers.ts';

/** In the order of the page: refused rows first. Unchanged ones are only counted. */
const STATES = ['refused', 'changed', 'added', 'unchanged'] as const;
/** Most rows that are listed for each state; others are counted. */
const MOST_SHOWN = 100;

/** A row of a spreadsheet, compared with the existing records. */
export interface ComparedRow {
  readonly line: number;
  readonly name: string;
  readonly state: (typeof STATES)[number];
  /** Why it is refused, what changes, or what is added. */
  readonly details: readonly string[];
}

const Rows = styled.ul`
  display: grid;
  gap: var(--space-1);
  padding-inline-start: var(--space-4);
  overflow-wrap: anywhere;

  p {
    color: var(--color-text-muted);
    font-size: var(--text-small);
  }
`;

/** The effect of each row of a spreadsheet, before it is imported. */
export function RowList({ rows }: { readonly rows: readonly ComparedRow[] }) {
  const groups = STATES.map((state) => ({
    state,
    own: rows.filter((row) => row.state === state),
  }));
  return (
    <>
      <p role="status">
        {groups.map(({ state, own }) => `${number(own.length)} ${state}`).join(', ')}
      </p>
      {groups
        .filter(({ state, own }) => state !== 'unchanged' && own.length > 0)
        .map(({ state, own }) => (
          <div key={state}>
            <Heading as="h3">{`Rows ${state}`}</Heading>
            <Rows>
              {own.slice(0, MOST_SHOWN).map(({ line, name, details }) => (
                <li key={line}>
                  {renderText(`Line ${line}: ${name}`)}
                  {details.map((sentence) => (
                    <p key={sentence}>{renderText(sentence)}</p>
                  ))}
                </li>
              ))}
            </Rows>
            {own.length > MOST_SHOWN && <p>{`and ${number(own.length - MOST_SHOWN)} more`}</p>}
          </div>
        ))}
    </>
  );
}
