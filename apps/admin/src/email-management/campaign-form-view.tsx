import { media, styled } from '@raade/platform';
import { TextField } from '@raade/staff/fields';
import { Stack } from '@raade/staff/staff-page.styles';
import { Button, Card, Checkbox, Heading } from '@raade/ui';
import { AudienceNote } from './audience/audience-note.tsx';
import { ContentField } from './content-editor/content-field.tsx';
import { DraftState } from './drafts/draft-state.tsx';
import { type CampaignForm, textOf } from './form/campaign-form.ts';
import { RecipientsFields } from './form/recipients-fields.tsx';
import { StartField } from './form/start-field.tsx';
import { SendingNotices } from './sending/sending-notices.tsx';
import type { useSending } from './sending/use-sending.ts';

/** No gaps for messages that are empty. */
const Head = styled.div`
  > * + :not(:empty) {
    margin-block-start: var(--space-2);
  }
`;

const Actions = styled.div`
  display: grid;
  justify-items: start;

  ${media.belowSmallTablet} {
    justify-items: stretch;
  }
`;

function submitLabel(isSending: boolean, { testMode, startsAt }: CampaignForm): string {
  if (isSending) return 'Sending...';
  if (testMode) return 'Send Test Email';
  return startsAt === undefined ? 'Send Campaign' : 'Schedule Campaign';
}

/** The form of an email, with notices about its draft, its recipients and the campaign that was sent last. */
export function CampaignFormView({ sending }: { readonly sending: ReturnType<typeof useSending> }) {
  const { form, forum_id, errors, isSending, isSent, change } = sending;
  const { recipientType, corrects } = form;
  const { filter } = textOf(form);
  // A filter without conditions selects nobody yet, so there is nothing to count.
  const hasRecipients = form.filter === undefined || filter !== undefined;
  return (
    <Card as="section" aria-labelledby="send-conference-emails">
      <Stack
        as="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSent) void sending.submit(event.currentTarget);
        }}
      >
        <Head>
          <Heading as="h2" id="send-conference-emails">
            Send Conference Emails
          </Heading>
          <DraftState />
        </Head>
        <Stack $gap={2}>
          <RecipientsFields form={form} errors={errors} onChange={change} />
          {!form.testMode && hasRecipients && (
            <AudienceNote
              recipientType={recipientType}
              forum_id={forum_id}
              corrects={corrects}
              filter={filter}
            />
          )}
        </Stack>
        <TextField
          label="Email Subject"
          error={errors.subject}
          name="subject"
          autoComplete="off"
          required
          value={form.subject}
          onChange={(subject) => change({ subject })}
        />
        <ContentField
          value={form.content}
          error={errors.content}
          onChange={(content) => change({ content })}
        />
        <StartField
          startsAt={form.startsAt}
          error={errors.startsAt}
          onChange={(startsAt) => change({ startsAt })}
        />
        <Stack $gap={2}>
          <Checkbox
            label="Test Mode"
            checked={form.testMode}
            onChange={(testMode) => change({ testMode })}
          />
          {form.testMode && (
            <TextField
              label="Test Email Address"
              hint="The email goes only to this address."
              error={errors.testEmail}
              name="testEmail"
              type="email"
              autoComplete="email"
              required
              value={form.testEmail}
              onChange={(testEmail) => change({ testEmail })}
            />
          )}
        </Stack>
        <SendingNotices isSending={isSending} />
        <Actions>
          <Button type="submit" isBusy={isSending} aria-disabled={isSent || undefined}>
            {submitLabel(isSending, form)}
          </Button>
        </Actions>
      </Stack>
    </Card>
  );
}
