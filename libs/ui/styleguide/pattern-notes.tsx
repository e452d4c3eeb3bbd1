import { styled } from '@raade/platform';
import { Card, Grid } from '../src/index.ts';

/** A rule for the use of a component, in whole sentences. */
export interface Pattern {
  readonly name: string;
  readonly why: string;
  readonly good: string;
  readonly bad: string;
}

const Notes = styled.div`
  padding: 0 var(--page-gutter) var(--space-6);
`;

const Note = styled(Card)`
  display: grid;
  align-content: start;
  gap: var(--space-3);

  h3 {
    font-size: 1.125rem;
  }

  dl {
    display: grid;
    gap: var(--space-2);
    font-size: var(--text-small);
  }

  div {
    display: grid;
    grid-template-columns: 3.5rem 1fr;
  }

  dt {
    font-weight: 700;
  }

  [data-kind='do'] dt {
    color: var(--color-success);
  }

  [data-kind='dont'] dt {
    color: var(--color-danger);
  }
`;

interface NotesProps {
  readonly patterns: readonly Pattern[];
  readonly goodLabel?: string;
  readonly badLabel?: string;
}

/** Shows rules with their reason, a good and a bad example. */
export function PatternNotes({ patterns, goodLabel = 'Do', badLabel = 'Don’t' }: NotesProps) {
  return (
    <Notes>
      <Grid $min="18rem">
        {patterns.map(({ name, why, good, bad }) => (
          <Note key={name}>
            <h3>{name}</h3>
            <p>{why}</p>
            <dl>
              <div data-kind="do">
                <dt>{goodLabel}</dt>
                <dd>{good}</dd>
              </div>
              <div data-kind="dont">
                <dt>{badLabel}</dt>
                <dd>{bad}</dd>
              </div>
            </dl>
          </Note>
        ))}
      </Grid>
    </Notes>
  );
}
