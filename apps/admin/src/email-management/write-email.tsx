import { media, styled } from '@raade/platform';
import { PageStack } from '@raade/staff/staff-page.styles';
import { CampaignFormView } from './campaign-form-view.tsx';
import { DraftList } from './drafts/draft-list.tsx';
import { useSavedDraft } from './drafts/use-saved-draft.ts';
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
  const { form, toConfirm } = sending;
  return (
    <PageStack>
      <DraftList />
      <StartFrom />
      <Columns>
        <CampaignFormView sending={sending} />
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
