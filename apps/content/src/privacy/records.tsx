import { styled } from '@raade/platform';
import { Heading } from '@raade/ui';
import { PRIVACY } from '../content/privacy.ts';
import { keptFor } from './kept-for.ts';
import { saidByCode } from './said-by-code.ts';
import { PolicyChapter } from './policy-chapter.tsx';

const Record = styled.article`
  & + & {
    margin-block-start: var(--space-6);
    padding-block-start: var(--space-6);
    border-block-start: 1px solid var(--color-border);
  }

  h3 {
    margin-block-end: var(--space-3);
    font-size: 1.125rem;
  }

  dl {
    display: grid;
    grid-template-columns: 3.5rem 1fr;
    gap: var(--space-2) var(--space-4);
  }

  dt {
    color: var(--color-text-muted);
  }
`;

/** Records about visitors who do more than read. */
export function Records() {
  return (
    <PolicyChapter id="privacy-records" title="What we keep about you">
      {PRIVACY.records.map(({ title, what, why, who, covers }) => (
        <Record key={title}>
          <Heading>{title}</Heading>
          <dl>
            <dt>What</dt>
            <dd>{what}</dd>
            <dt>Why</dt>
            <dd>{why}</dd>
            <dt>Who</dt>
            <dd>{[who, ...saidByCode(covers)].join(' ')}</dd>
            <dt>Until</dt>
            <dd>{keptFor(covers).join(' ')}</dd>
          </dl>
        </Record>
      ))}
    </PolicyChapter>
  );
}
