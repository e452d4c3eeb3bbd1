import { media, styled } from '@raade/platform';
import { TextField } from '@raade/staff/fields';
import { Stack } from '@raade/staff/staff-page.styles';
import { Button, Card, Checkbox, Heading } from '@raade/ui';
import type { ReactNode } from 'react';
import { type CampaignForm } from './campaign-form.ts';
import type { FormErrors } from './check-form.ts';
import { ContentEditor } from './content-editor.tsx';
import { ForumField } from './forum-field.tsx';
import { RecipientsField } from './recipients-field.tsx';

interface CampaignFormViewProps {
  readonly form: CampaignForm;
  readonly errors: FormErrors;
  readonly isSending: boolean;
  readonly onChange: (changes: Partial<CampaignForm>) => void;
  readonly onSubmit: (element: HTMLFormElement) => void;
  /** The note on the audience, below the choice of recipients. */
  readonly audience: ReactNode;
  /** Notices about earlier sending, above the button. */
  readonly notices: ReactNode;
}

const Submit = styled(Button)`
  justify-self: start;

  ${media.belowSmallTablet} {
    justify-self: stretch;
  }
`;

function submitLabel(isSending: boolean, testMode: boolean): string {
  if (isSending) return 'Sending...';
  return testMode ? 'Send Test Email' : 'Send Campaign';
}

export function CampaignFormView(props: CampaignFormViewProps) {
  const { form, errors, isSending, onChange, onSubmit, audience, notices } = props;
  return (
    <Card as="section" aria-labelledby="send-conference-emails">
      <Stack
        as="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(event.currentTarget);
        }}
      >
        <Heading as="h2" id="send-conference-emails">
          Send Conference Emails
        </Heading>
        <TextField
          label="Email Subject"
          error={errors.subject}
          name="subject"
          autoComplete="off"
          required
          value={form.subject}
          onChange={(subject) => onChange({ subject })}
        />
        <ContentEditor
          value={form.content}
          error={errors.content}
          onChange={(content) => onChange({ content })}
        />
        <Stack $gap={2}>
          <ForumField form={form} onChange={onChange} />
          <RecipientsField form={form} error={errors.recipientType} onChange={onChange} />
          {audience}
        </Stack>
        <Stack $gap={2}>
          <Checkbox
            label="Test Mode"
            checked={form.testMode}
            onChange={(testMode) => onChange({ testMode })}
          />
          {form.testMode && (
            <TextField
              label="Test Email Address"
              hint="The email goes to this address alone."
              error={errors.testEmail}
              name="testEmail"
              type="email"
              autoComplete="email"
              required
              value={form.testEmail}
              onChange={(testEmail) => onChange({ testEmail })}
            />
          )}
        </Stack>
        {notices}
        <Submit type="submit" isBusy={isSending}>
          {submitLabel(isSending, form.testMode)}
        </Submit>
      </Stack>
    </Card>
  );
}
