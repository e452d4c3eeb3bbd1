import { media, styled, useStore } from '@raade/platform';
import { PageStack } from '@raade/staff/staff-page.styles';
import { AudienceNote } from './audience/audience-note.tsx';
import { DraftList } from './drafts/draft-list.tsx';
import { DraftState } from './drafts/draft-state.tsx';
import { makeRoom } from './drafts/make-room.ts';
import { useSavedDraft } from './drafts/use-saved-draft.ts';
import { campaignDraft, restoreTested } from './form/campaign-draft.store.ts';
import { textOf } from './form/campaign-form.ts';
import { CampaignFormView } from './form/campaign-form-view.tsx';
import { SendingNotices } from './form/sending-notices.tsx';
import { CampaignPreview } from './preview/campaign-preview.tsx';
import { EmailColumns } from './email-management.styles.ts';
import { ConfirmCampaign } from './sending/confirm-campaign.tsx';
import { useSending } from './sending/use-sending.ts';
import { StartFrom } from './start-from/start-from.tsx';

const Columns = styled(EmailColumns)`
  ${media.wideDesktop} {
    > :last-child {
      position: sticky;
      inset-block-start: calc(var(--navbar-height) + var(--space-4));
    }
  }
`;

/** The drafts, the form, and next to it a preview of the email. */
export function WriteEmail() {
  useSavedDraft();
  const sending = useSending();
  const { form, forum_id, toConfirm } = sending;
  const { recipientType, corrects } = form;
  const draft = useStore(campaignDraft);
  const { filter } = textOf(form);
  // A filter without conditions matches nobody.
  const isComplete = form.filter === undefined || filter !== undefined;
  return (
    <PageStack>
      <DraftList />
      <StartFrom />
      <Columns>
        <CampaignFormView
          form={form}
          errors={sending.errors}
          isSending={sending.isSending}
          isSent={sending.isSent}
          onChange={sending.change}
          onSubmit={(element) => void sending.submit(element)}
          draft={<DraftState />}
          audience={
            !form.testMode &&
            isComplete && <AudienceNote {...{ recipientType, forum_id, corrects, filter }} />
          }
          notices={
            !sending.isSending && (
              <SendingNotices draft={draft} onRestore={() => void makeRoom(restoreTested)} />
            )
          }
        />
        <CampaignPreview subject={form.subject} content={form.content} />
      </Columns>
      <ConfirmCampaign
        email={toConfirm}
        onCancel={sending.cancel}
        onConfirm={() => toConfirm && void sending.send(toConfirm)}
      />
    </PageStack>
  );
}
