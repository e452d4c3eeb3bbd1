import { Link, styled } from '@raade/platform';
import { Button, Notice } from '@raade/ui';
import { type CampaignDraft, restoreTested } from './campaign-draft.store.ts';

const Stack = styled(Notice)`
  display: grid;
  justify-items: start;
  gap: var(--space-3);
`;

/** Decisions that earlier sending in this tab has left open. */
export function SendingNotices({ draft }: { readonly draft: CampaignDraft }) {
  const { started, tested, unanswered } = draft;
  return (
    <>
      {tested && (
        <Stack>
          <p>{`The form was cleared after the test of “${tested.subject}”.`}</p>
          <Button look="quiet" onClick={restoreTested}>
            Bring the tested email back
          </Button>
        </Stack>
      )}
      {unanswered && (
        <Stack $tone="danger">
          <p>
            {`No answer came when you sent “${unanswered.written.subject}”. It may have started: look at the campaigns below. As long as you change nothing, sending it again reaches everyone once.`}
          </p>
        </Stack>
      )}
      {started && (
        <Stack $tone="success">
          <p>
            <Link to={`/admin/email-management/${started.campaignId}`}>
              {`“${started.subject}” ${started.waits ? 'waits for a second member of the staff' : 'is on its way'}`}
            </Link>
            . The form still holds it: sending it again is another campaign.
          </p>
        </Stack>
      )}
    </>
  );
}
