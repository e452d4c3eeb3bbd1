import { media, styled, useStore } from '@raade/platform';
import { AudienceNote } from './audience/audience-note.tsx';
import { campaignDraft } from './form/campaign-draft.store.ts';
import { CampaignFormView } from './form/campaign-form-view.tsx';
import { SendingNotices } from './form/sending-notices.tsx';
import { CampaignPreview } from './preview/campaign-preview.tsx';
import { EmailColumns } from './email-management.styles.ts';
import { ConfirmCampaign } from './sending/confirm-campaign.tsx';
import { useSending } from './sending/use-sending.ts';

const Columns = styled(EmailColumns)`
  ${media.wideDesktop} {
    > :last-child {
      position: sticky;
      inset-block-start: calc(var(--navbar-height) + var(--space-4));
    }
  }
`;

/** The form, and beside it the email as its readers would see it. */
export function WriteEmail() {
  const sending = useSending();
  const { form, forum_id, toConfirm } = sending;
  const { recipientType, corrects, filter } = form;
  const draft = useStore(campaignDraft);
  return (
    <>
      <Columns>
        <CampaignFormView
          form={form}
          errors={sending.errors}
          isSending={sending.isSending}
          onChange={sending.change}
          onSubmit={(element) => void sending.submit(element)}
          audience={
            !form.testMode && <AudienceNote {...{ recipientType, forum_id, corrects, filter }} />
          }
          notices={!sending.isSending && <SendingNotices draft={draft} />}
        />
        <CampaignPreview subject={form.subject} content={form.content} />
      </Columns>
      <ConfirmCampaign
        email={toConfirm}
        onCancel={sending.cancel}
        onConfirm={() => toConfirm && void sending.send(toConfirm)}
      />
    </>
  );
}
