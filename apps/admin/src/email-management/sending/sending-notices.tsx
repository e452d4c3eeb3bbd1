import { Link, styled, useStore } from '@raade/platform';
import { Button, Notice } from '@raade/ui';
import { useEffect, useRef } from 'react';
import { saveBefore } from '../drafts/save-before.ts';
import { type CampaignDraft, campaignDraft, restoreTest } from '../form/campaign-draft.store.ts';

const StackedNotice = styled(Notice)`
  display: grid;
  justify-items: start;
  gap: var(--space-3);
`;

/** Notices about the last test, an unanswered start, and the last campaign of this tab. Hidden while sending. */
export function SendingNotices({ isSending }: { readonly isSending: boolean }) {
  const { lastCampaign, lastTest, unansweredStart } = useStore(campaignDraft);
  const restore = useRef<HTMLButtonElement>(null);
  const testedForm = lastTest?.form;
  const shownForm = useRef(testedForm);
  // Sending a test clears the form. The notice is scrolled into view, since the text seems lost otherwise.
  useEffect(() => {
    if (isSending || shownForm.current === testedForm) return;
    shownForm.current = testedForm;
    restore.current?.scrollIntoView({ block: 'center' });
    restore.current?.focus();
  }, [isSending, testedForm]);
  if (isSending) return null;
  return (
    <>
      {lastTest && (
        <StackedNotice>
          <p>{`The test of “${lastTest.form.subject}” was sent, and the form was cleared. To continue with this text, press “Use the tested text”.`}</p>
          <Button ref={restore} look="quiet" onClick={() => void saveBefore(restoreTest)}>
            Use the tested text
          </Button>
        </StackedNotice>
      )}
      {unansweredStart && (
        <StackedNotice $tone="danger">
          <p>
            {`There was no response when you sent “${unansweredStart.subject}”. The campaign may have started: check the list below. If you send it again without changes, nobody gets it twice.`}
          </p>
        </StackedNotice>
      )}
      {lastCampaign && (
        <StackedNotice $tone="success">
          <p>
            <Link to={`/admin/email-management/${lastCampaign.campaignId}`}>
              {`“${lastCampaign.subject}” ${stateText(lastCampaign)}`}
            </Link>
            . The form still contains it: change the text or the recipients to send another
            campaign.
          </p>
        </StackedNotice>
      )}
    </>
  );
}

function stateText({
  needsApproval,
  startsAt,
}: NonNullable<CampaignDraft['lastCampaign']>): string {
  if (needsApproval) return 'is waiting for a second staff member';
  return startsAt ? 'is scheduled' : 'is on its way';
}
