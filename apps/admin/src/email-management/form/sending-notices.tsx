import { Link, styled } from '@raade/platform';
import { Button, Notice } from '@raade/ui';
import type { CampaignDraft } from './campaign-draft.store.ts';

const Stack = styled(Notice)`
  display: grid;
  justify-items: start;
  gap: var(--space-3);
`;

interface SendingNoticesProps {
  readonly draft: CampaignDraft;
  readonly onRestore: () => void;
}

/** Questions that earlier sending in this tab left open. */
export function SendingNotices({ draft, onRestore }: SendingNoticesProps) {
  const { started, tested, unanswered } = draft;
  return (
    <>
      {tested && (
        <Stack>
          <p>{`The form was cleared after the test of “${tested.form.subject}”.`}</p>
          <Button look="quiet" onClick={onRestore}>
            Use the tested text
          </Button>
        </Stack>
      )}
      {unanswered && (
        <Stack $tone="danger">
          <p>
            {`There was no response when you sent “${unanswered.subject}”. It may have started: check the campaigns below. If you send it again unchanged, nobody gets it twice.`}
          </p>
        </Stack>
      )}
      {started && (
        <Stack $tone="success">
          <p>
            <Link to={`/admin/email-management/${started.campaignId}`}>
              {`“${started.subject}” ${startedText(started)}`}
            </Link>
            . The form still contains it: change the text or the recipients to send another
            campaign.
          </p>
        </Stack>
      )}
    </>
  );
}

function startedText({ waits, startsAt }: NonNullable<CampaignDraft['started']>): string {
  if (waits) return 'is waiting for a second staff member';
  return startsAt ? 'is scheduled' : 'is on its way';
}
