import { styled } from '@raade/platform';
import { IfMay } from '@raade/staff/rights/if-may';
import { momentText } from '@raade/staff/moments';
import { DetailsList } from '../table/details-list.tsx';
import type { PagedQueries } from '../table/reading/paged.query.ts';
import { type Answers, answersOf, type Fields } from './answers.ts';
import { StatusBadge } from './application-status.tsx';
import { NotesList } from './notes-list.tsx';

import type { Recorded } from './recorded-application.ts';
import { ReviewForm } from './review-form.tsx';
import type { ApplicationAddress } from './use-review-form.ts';
import { useShowReview } from './use-show-review.ts';

interface ApplicationDetailsProps<Application> {
  readonly address: ApplicationAddress;
  readonly application: Recorded<Application>;
  readonly fields: Fields<Application>;
  /** The queries that the application was read with. */
  readonly queries: PagedQueries<Recorded<Application>>;
  /** What a decision brings about. */
  readonly decides?: string | undefined;
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
`;

const State = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  color: var(--color-text-muted);
  font-size: var(--text-small);
`;

const Section = styled.section`
  display: grid;
  gap: var(--space-3);
  padding-block-start: var(--space-4);
  border-block-start: 1px solid var(--color-border);
`;

/** The title of a part is below the title of the dialog, and smaller. */
const PartTitle = styled.h3`
  font-size: var(--text-body);
`;

/** Everything that an applicant has sent and staff have written, and the form to decide on it. */
export function ApplicationDetails<Application extends Answers<Application>>(
  props: ApplicationDetailsProps<Application>,
) {
  const { address, application, fields, queries, decides } = props;
  const { status, notes, created_at } = application;
  const showReview = useShowReview(queries, address.id);
  return (
    <Stack>
      <State>
        <StatusBadge status={status} />
        <span>
          Received <time dateTime={created_at.toISOString()}>{momentText(created_at)}</time>
        </span>
      </State>
      <Section>
        <PartTitle>Decision</PartTitle>
        {decides && <p>{decides}</p>}
        <IfMay right="applications.review" to="decide on applications">
          <ReviewForm address={address} status={status} onReview={showReview} />
        </IfMay>
      </Section>
      <DetailsList lines={answersOf<Application>(application, fields)} />
      <Section>
        <PartTitle>Notes</PartTitle>
        <NotesList notes={notes} />
      </Section>
    </Stack>
  );
}
