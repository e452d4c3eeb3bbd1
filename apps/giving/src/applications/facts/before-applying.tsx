import { CONTACT } from '@raade/contracts/contact';
import { Link } from '@raade/platform';
import { Heading } from '@raade/ui';
import { useId } from 'react';
import { Box } from './before-applying.styles.ts';
import type { Facts } from './facts.schema.ts';

/**
 * What applicants want to know before they begin. On a phone it is folded, so that the form stays near; the answers
 * lie beside what folds them, since no style can open a `details` where there is room.
 */
export function BeforeApplying({
  facts: { title, summary, facts, example, ask },
}: {
  readonly facts: Facts;
}) {
  const id = useId();
  return (
    <Box aria-labelledby={id}>
      <details>
        <summary>
          <strong>{title}</strong>
          <small>{summary}</small>
        </summary>
      </details>
      <div>
        <Heading as="h2" id={id}>
          {title}
        </Heading>
        <dl>
          {facts.map(({ label, answer }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
        {example && (
          <p>
            <Link to={example.path}>{example.label}</Link>
          </p>
        )}
        <p>
          {ask} <a href={`mailto:${CONTACT.email}`}>{CONTACT.email}</a>
        </p>
      </div>
    </Box>
  );
}
