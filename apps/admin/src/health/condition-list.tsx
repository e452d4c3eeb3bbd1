import type { ReadHealthResponse } from '@raade/contracts/health/health';
import { anchorOf } from '@raade/contracts/health/runbook-sections';
import { environment, styled } from '@raade/platform';
import { Heading, Notice } from '@raade/ui';
import { momentText } from '@raade/staff/moments';
import { PageSection, SectionNote } from '../page-section/page-section.styles.ts';
import { figuresText } from './health-texts.ts';

const List = styled.ul`
  display: grid;
  gap: var(--space-3);
  list-style: none;
`;

/** The section of the runbook; its name alone where nobody has said where the repository is. */
function WhatToDo({ section }: { readonly section: string }) {
  const { repository } = environment();
  const words = `“${section}” in the runbook`;
  return (
    <p>
      <span>What to do: </span>
      {repository === undefined ? (
        <span>{words}</span>
      ) : (
        <a href={`${repository}/blob/main/docs/runbook.md#${anchorOf(section)}`}>{words}</a>
      )}
    </p>
  );
}

type ConditionListProps = Pick<ReadHealthResponse, 'conditions' | 'lookedAt'>;

/** The current problems with their start, or a note that there are none. */
export function ConditionList({ conditions, lookedAt }: ConditionListProps) {
  return (
    <PageSection aria-labelledby="now">
      <Heading as="h2" id="now">
        Now
      </Heading>
      <div role="status">
        {lookedAt !== null && conditions.length === 0 && (
          <Notice $tone="success">All is well.</Notice>
        )}
        {lookedAt === null && <Notice>Not checked yet.</Notice>}
        <List>
          {conditions.map(({ name, sees, section, since, figures }) => (
            <li key={name}>
              <Notice $tone="danger">
                <p>
                  <strong>{sees}</strong>
                </p>
                <p>
                  Since <time dateTime={since}>{momentText(since)}</time>
                  <span>{`: ${figuresText(figures)}`}</span>
                </p>
                <WhatToDo section={section} />
              </Notice>
            </li>
          ))}
        </List>
      </div>
      {lookedAt !== null && (
        <SectionNote>
          Checked <time dateTime={lookedAt}>{momentText(lookedAt)}</time>.
        </SectionNote>
      )}
    </PageSection>
  );
}
