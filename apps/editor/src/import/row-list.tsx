import { Heading, Letters } from '@raade/ui';
import { Aside, Sentences } from '../editions/sentences.styles.ts';
import type { PlannedRow } from '../spreadsheet/plan-sheet.ts';

/** Rows that need eyes come first. Of those that change nothing there is nothing to say. */
const STATES = ['refused', 'changed', 'added', 'unchanged'] as const;

/** The meaning of each row of a spreadsheet. */
export function RowList({ rows }: { readonly rows: readonly PlannedRow[] }) {
  const groups = STATES.map((state) => ({
    state,
    own: rows.filter((row) => row.state === state),
  }));
  return (
    <>
      <p>{groups.map(({ state, own }) => `${own.length} ${state}`).join(', ')}</p>
      {groups
        .filter(({ state, own }) => state !== 'unchanged' && own.length > 0)
        .map(({ state, own }) => (
          <div key={state}>
            <Heading as="h3">{`Rows ${state}`}</Heading>
            <Sentences>
              {own.map(({ line, name, says }) => (
                <li key={line}>
                  <Letters>{`Line ${line}: ${name}`}</Letters>
                  {says.map((sentence) => (
                    <Aside key={sentence}>
                      <Letters>{sentence}</Letters>
                    </Aside>
                  ))}
                </li>
              ))}
            </Sentences>
          </div>
        ))}
    </>
  );
}
