import { projectPath } from '@raade/content-model/addresses/page-address';
import { useContent } from '@raade/content-model/provided/use-content';
import { Link } from '@raade/platform';
import { Heading, letters } from '@raade/ui';
import { useId } from 'react';
import { Box } from './before-applying.styles.ts';
import type { ApplicationFacts } from '@raade/content-model/applications/applications.schema';

/**
 * What applicants want to know before they begin. On a phone it is folded, so that the form stays near; the answers
 * lie beside what folds them, since no style can open a `details` where there is room.
 */
export function BeforeApplying({
  facts: { title, summary, facts, example, ask },
}: {
  readonly facts: ApplicationFacts;
}) {
  const { email } = useContent().contact;
  const id = useId();
  return (
    <Box aria-labelledby={id}>
      <details>
        <summary>
          <strong>{letters(title)}</strong>
          <small>{letters(summary)}</small>
        </summary>
      </details>
      <div>
        <Heading as="h2" id={id}>
          {letters(title)}
        </Heading>
        <dl>
          {facts.map(({ label, answer }) => (
            <div key={label}>
              <dt>{letters(label)}</dt>
              <dd>{letters(answer)}</dd>
            </div>
          ))}
        </dl>
        {example && (
          <p>
            <Link to={projectPath({ slug: example.project })}>{letters(example.label)}</Link>
          </p>
        )}
        <p>
          {letters(ask)} <a href={`mailto:${email}`}>{email}</a>
        </p>
      </div>
    </Box>
  );
}
