import { zoneName } from '@raade/content-model/forum/zone-name';
import { TitledSection } from '@raade/staff/titled-section';
import { ItemLinks, RefusalNotice } from '../editions/refusal-notice.tsx';
import type { ListedPublication } from '@raade/contracts/content/editions';
import { styled } from '@raade/platform';
import { FailureNotice } from '@raade/staff/failure-notice';
import { Button, Card, Heading, Note } from '@raade/ui';
import { withdrawPublication } from '../editor-state/content-calls.ts';
import { useRequest } from '../editor-state/use-request.ts';
import { momentText } from '@raade/staff/moments';
import { reloadContent } from '../editor-state/editor.store.ts';

const Item = styled(Card)`
  display: grid;
  gap: var(--space-3);
  justify-items: start;
`;

interface PublicationListProps {
  readonly publications: readonly ListedPublication[];
  readonly timeZone: string;
}

/** The list of publications that are scheduled, or were refused at their time. */
export function PublicationList({ publications, timeZone }: PublicationListProps) {
  const shownItems = publications.filter(({ state }) => state === 'waiting' || state === 'refused');
  if (shownItems.length === 0) return null;
  return (
    <TitledSection title="Scheduled">
      {shownItems.map((publication) => (
        <Publication key={publication.id} publication={publication} timeZone={timeZone} />
      ))}
    </TitledSection>
  );
}

interface PublicationProps {
  readonly publication: ListedPublication;
  readonly timeZone: string;
}

function Publication({ publication, timeZone }: PublicationProps) {
  const { state, publishAt, drafts, by, note, refusal } = publication;
  const when = momentText(publishAt, timeZone);
  const isWaiting = state === 'waiting';
  return (
    <Item>
      <Heading as="h3">
        {`${isWaiting ? 'Goes live' : 'Did not go live'} on ${when}, ${zoneName(publishAt, timeZone)}`}
      </Heading>
      {refusal && <RefusalNotice {...refusal} />}
      <ItemLinks items={drafts} />
      <Note>{`By ${by}. ${note ?? ''}`}</Note>
      <Withdraw id={publication.id} name={`the publication of ${when}`}>
        {isWaiting ? 'Withdraw' : 'Dismiss'}
      </Withdraw>
    </Item>
  );
}

const NOT_DONE = 'This could not be done. Please try again.';

interface WithdrawProps {
  readonly id: string;
  /** The name of the publication, for screen readers. */
  readonly name: string;
  readonly children: string;
}

/** The button that withdraws a scheduled publication, or dismisses a refused one. */
function Withdraw({ id, name, children }: WithdrawProps) {
  const { isBusy, refusal, run } = useRequest('publication not withdrawn', NOT_DONE);
  const withdraw = () =>
    run(async () => {
      try {
        await withdrawPublication(id);
      } finally {
        await reloadContent();
      }
    });

  return (
    <>
      <Button
        look="quiet"
        isBusy={isBusy}
        aria-label={`${children} ${name}`}
        onClick={() => void withdraw()}
      >
        {children}
      </Button>
      <FailureNotice>{refusal}</FailureNotice>
    </>
  );
}
