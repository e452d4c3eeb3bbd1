import type { Content } from '@raade/content-model/content.schema';
import { styled } from '@raade/platform';
import { Heading, letters } from '@raade/ui';
import { keptFor } from './kept-for.ts';
import { saidByCode } from './said-by-code.ts';

const Article = styled.article`
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
    grid-template-columns: 3.5rem minmax(0, 1fr);
    gap: var(--space-2) var(--space-4);
  }

  dt {
    color: var(--color-text-muted);
  }

  p + p {
    margin-block-start: var(--space-2);
  }
`;

interface KeptRecordProps {
  readonly record: Content['privacy']['records'][number];
}

/** A kind of record that the site keeps, with what the code decides of it. */
export function KeptRecord({ record: { title, what, why, who, covers } }: KeptRecordProps) {
  return (
    <Article>
      <Heading>{letters(title)}</Heading>
      <dl>
        <dt>What</dt>
        <dd>{letters(what)}</dd>
        <dt>Why</dt>
        <dd>{letters(why)}</dd>
        <dt>Who</dt>
        <dd>{letters([who, ...saidByCode(covers)].join(' '))}</dd>
        <dt>Until</dt>
        <dd>
          {keptFor(covers).map((period) => (
            <p key={period}>{period}</p>
          ))}
        </dd>
      </dl>
    </Article>
  );
}
