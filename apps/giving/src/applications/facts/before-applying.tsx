import { projectPath } from '@raade/content-model/addresses/page-address';
import { useContent } from '@raade/content-model/provided/use-content';
import { Link } from '@raade/platform';
import { Heading, Letters } from '@raade/ui';
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
          <strong>
            <Letters>{title}</Letters>
          </strong>
          <small>
            <Letters>{summary}</Letters>
          </small>
        </summary>
      </details>
      <div>
        <Heading as="h2" id={id}>
          <Letters>{title}</Letters>
        </Heading>
        <dl>
          {facts.map(({ label, answer }) => (
            <div key={label}>
              <dt>
                <Letters>{label}</Letters>
              </dt>
              <dd>
                <Letters>{answer}</Letters>
              </dd>
            </div>
          ))}
        </dl>
        {example && (
          <p>
            <Link to={projectPath({ slug: example.project })}>
              <Letters>{example.label}</Letters>
            </Link>
          </p>
        )}
        <p>
          <Letters>{ask}</Letters> <a href={`mailto:${email}`}>{email}</a>
        </p>
      </div>
    </Box>
  );
}
