import { styled } from '@raade/platform';
import { momentText } from '@raade/staff/moments';
import { IfMay } from '@raade/staff/rights/if-may';
import { List, Stack } from '@raade/staff/staff-page.styles';
import { Note } from '@raade/ui';
import { DetailsList } from '../table/details-list.tsx';
import { StatusBadge } from './application-status.tsx';
import { Decision } from './decisions/decision.tsx';
import type { ApplicationRow, DecisionScope } from './decisions/decision-scope.ts';
import type { FormTexts, LabeledFields, RecordedNote } from './recorded-application.ts';
import { ReviewForm } from './review-form.tsx';
import { useShowReviews } from './use-show-reviews.ts';

interface ApplicationDetailsProps<Application> {
  readonly scope: DecisionScope<Application>;
  readonly row: ApplicationRow<Application>;
  readonly fields: LabeledFields<Application>;
  /** A further effect of a decision, as a sentence. */
  readonly effect?: string | undefined;
}

const State = styled(Note)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
`;

const Section = styled.section`
  display: grid;
  gap: var(--space-3);
  padding-block-start: var(--space-4);
  border-block-start: 1px solid var(--color-border);

  /* The title of a part is below the title of the dialog, and smaller. */
  h3 {
    font-size: var(--text-body);
  }
`;

const StaffNote = styled.li`
  padding-inline-start: var(--space-3);
  border-inline-start: 3px solid var(--color-border-strong);
  white-space: pre-wrap;
`;

/** Everything that an applicant has sent and staff have written, and the form to decide on it. */
export function ApplicationDetails<Application extends FormTexts<Application>>(
  props: ApplicationDetailsProps<Application>,
) {
  const { scope, row, fields, effect } = props;
  const { id, data } = row;
  const { status, notes, created_at } = data;
  const showReviews = useShowReviews(scope.queries);
  return (
    <Stack>
      <State>
        <StatusBadge status={status} />
        <span>
          Received <time dateTime={created_at.toISOString()}>{momentText(created_at)}</time>
        </span>
      </State>
      <DetailsList lines={fields.map(([label, field]) => [label, data[field]])} />
      <Section>
        <h3>Decision</h3>
        {effect && <p>{effect}</p>}
        <IfMay right="applications.review" to="decide on applications">
          <Decision scope={scope} row={row} />
          <ReviewForm
            address={{ kind: scope.kind, id }}
            status={status}
            onReview={(review) => showReviews(new Map([[id, review]]))}
          />
        </IfMay>
      </Section>
      <Section>
        <h3>Notes</h3>
        <Notes notes={notes} />
      </Section>
    </Stack>
  );
}

/** Staff's notes on an application, oldest first. */
function Notes({ notes }: { readonly notes: readonly RecordedNote[] }) {
  if (notes.length === 0) return <Note>No notes yet.</Note>;
  return (
    <List as="ol" $gap={3}>
      {notes.map(({ id, text, author_email, author_id, created_at }) => (
        <StaffNote key={id}>
          <p>{text}</p>
          <Note>
            <span>{`${author_email ?? author_id}, `}</span>
            <time dateTime={created_at.toISOString()}>{momentText(created_at)}</time>
          </Note>
        </StaffNote>
      ))}
    </List>
  );
}
