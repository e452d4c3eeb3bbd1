import { Link, styled, useStore } from '@raade/platform';
import { Button, Notice } from '@raade/ui';
import { useEffect, useRef } from 'react';
import { makeRoom } from '../drafts/make-room.ts';
import { type CampaignDraft, campaignDraft, restoreTested } from '../form/campaign-draft.store.ts';

const Stack = styled(Notice)`
  display: grid;
  justify-items: start;
  gap: var(--space-3);
`;

/** Questions that earlier sending in this tab left open; none while something is being sent. */
export function SendingNotices({ isSending }: { readonly isSending: boolean }) {
  const { started, tested, unanswered } = useStore(campaignDraft);
  const restore = useRef<HTMLButtonElement>(null);
  const text = tested?.form;
  const known = useRef(text);
  // A test that was just sent clears the form, so its text seems lost unless the notice is in sight.
  useEffect(() => {
    if (isSending || known.current === text) return;
    known.current = text;
    restore.current?.scrollIntoView({ block: 'center' });
    restore.current?.focus();
  }, [isSending, text]);
  if (isSending) return null;
  return (
    <>
      {tested && (
        <Stack>
          <p>{`The form was cleared after the test of “${tested.form.subject}”.`}</p>
          <Button ref={restore} look="quiet" onClick={() => void makeRoom(restoreTested)}>
            Use the tested text
          </Button>
        </Stack>
      )}
      {unanswered && (
        <Stack $tone="danger">
          <p>
            {`There was no response when you sent “${unanswered.subject}”. The campaign may have started: check the list below. If you send it again without changes, nobody gets it twice.`}
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
