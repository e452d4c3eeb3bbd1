import { projectPath } from '@raade/content-model/addresses/page-address';
import { useContent } from '@raade/content-model/provided/use-content';
import { Link, media, styled } from '@raade/platform';
import { Heading, renderText } from '@raade/ui';
import { useId } from 'react';
import type { ApplicationFacts } from '@raade/content-model/applications/applications.schema';
import { Aside } from '../aside.styles.ts';

/** On small screens the content is collapsed by the `details` before it. */
const Box = styled(Aside)`
  small {
    display: block;
  }

  small,
  dd {
    color: var(--color-text-muted);
  }

  dl,
  > div {
    display: grid;
    gap: var(--space-3);
  }

  dt {
    font-weight: 600;
  }

  a {
    color: var(--color-accent);
    font-weight: 600;
  }

  ${media.desktop} {
    details {
      display: none;
    }
  }

  ${media.belowDesktop} {
    padding-block: var(--space-3);
    border-block-end: 1px solid var(--color-border);

    h2,
    details:not([open]) + div {
      display: none;
    }
  }
`;

/** Facts for applicants. On phones the empty `details` collapses what follows it, so that the form is near. */
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
          <strong>{renderText(title)}</strong>
          <small>{renderText(summary)}</small>
        </summary>
      </details>
      <div>
        <Heading as="h2" id={id}>
          {renderText(title)}
        </Heading>
        <dl>
          {facts.map(({ label, answer }) => (
            <div key={label}>
              <dt>{renderText(label)}</dt>
              <dd>{renderText(answer)}</dd>
            </div>
          ))}
        </dl>
        {example && (
          <p>
            <Link to={projectPath({ slug: example.project })}>{renderText(example.label)}</Link>
          </p>
        )}
        <p>
          {renderText(ask)} <a href={`mailto:${email}`}>{email}</a>
        </p>
      </div>
    </Box>
  );
}
