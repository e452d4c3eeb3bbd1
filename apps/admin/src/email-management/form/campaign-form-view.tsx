import { media, styled } from '@raade/platform';
import { TextField } from '@raade/staff/fields';
import { choicesOf, SelectField } from '@raade/staff/select-field';
import { Stack } from '@raade/staff/staff-page.styles';
import { Button, Card, Checkbox, Heading } from '@raade/ui';
import type { ReactNode } from 'react';
import { FilterFields } from './filter-fields.tsx';
import { StartField } from './start-field.tsx';
import { isOfForum } from '@raade/contracts/mail/audience-filter';
import { RECIPIENT_LABELS, sentLabel } from '@raade/contracts/mail/audience-label';
import type { CampaignForm, FormErrors } from './campaign-form.ts';
import { ContentField } from '../content-editor/content-field.tsx';
import { ForumSelect } from '../../registrants/forums/forum-select.tsx';
import { useCurrentForum } from '../../registrants/forums/use-forums.ts';

interface CampaignFormViewProps {
  readonly form: CampaignForm;
  readonly errors: FormErrors;
  readonly isSending: boolean;
  readonly onChange: (changes: Partial<CampaignForm>) => void;
  readonly onSubmit: (element: HTMLFormElement) => void;
  /** True while the form contains a campaign that was already started. */
  readonly isSent: boolean;
  /** The state of the draft, above everything. */
  readonly draft: ReactNode;
  /** The note on the audience, below the choice of recipients. */
  readonly audience: ReactNode;
  /** Notices about earlier sending, above the button. */
  readonly notices: ReactNode;
}

const Foot = styled.div`
  display: grid;
  justify-items: start;

  ${media.belowSmallTablet} {
    justify-items: stretch;
  }
`;

function submitLabel(isSending: boolean, testMode: boolean): string {
  if (isSending) return 'Sending...';
  return testMode ? 'Send Test Email' : 'Send Campaign';
}

export function CampaignFormView(props: CampaignFormViewProps) {
  const { form, errors, isSending, isSent, onChange, onSubmit, draft, audience, notices } = props;
  const current = useCurrentForum();
  return (
    <Card as="section" aria-labelledby="send-conference-emails">
      <Stack
        as="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSent) onSubmit(event.currentTarget);
        }}
      >
        <Heading as="h2" id="send-conference-emails">
          Send Conference Emails
        </Heading>
        {draft}
        <Stack $gap={2}>
          <ForumField form={form} onChange={onChange} />
          <RecipientsField form={form} error={errors.recipientType} onChange={onChange} />
          <FilterFields
            form={form}
            forumId={form.forum_id ?? current}
            error={errors.filter}
            onChange={onChange}
          />
          {audience}
        </Stack>
        <TextField
          label="Email Subject"
          error={errors.subject}
          name="subject"
          autoComplete="off"
          required
          value={form.subject}
          onChange={(subject) => onChange({ subject })}
        />
        <ContentField
          value={form.content}
          error={errors.content}
          onChange={(content) => onChange({ content })}
        />
        <StartField
          startsAt={form.startsAt}
          error={errors.startsAt}
          onChange={(startsAt) => onChange({ startsAt })}
        />
        <Stack $gap={2}>
          <Checkbox
            label="Test Mode"
            checked={form.testMode}
            onChange={(testMode) => onChange({ testMode })}
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
              onChange={(testEmail) => onChange({ testEmail })}
            />
          )}
        </Stack>
        {notices}
        <Foot>
          <Button type="submit" isBusy={isSending} aria-disabled={isSent || undefined}>
            {submitLabel(isSending, form.testMode)}
          </Button>
        </Foot>
      </Stack>
    </Card>
  );
}

interface RecipientsFieldProps {
  readonly form: CampaignForm;
  readonly error: string | undefined;
  readonly onChange: (changes: Partial<CampaignForm>) => void;
}

const CORRECTION = 'correction';
const CORRECTION_HINT =
  'People who are still waiting for that email, or could not be reached, do not get the correction.';

/** The choice of the recipient group. A correction can also go to the recipients of the corrected campaign. */
function RecipientsField({ form, error, onChange }: RecipientsFieldProps) {
  const { recipientType, corrects } = form;
  const corrected = corrects ? [[CORRECTION, sentLabel(corrects)] as const] : [];
  return (
    <SelectField
      label="Recipient Type"
      error={error}
      hint={corrects && CORRECTION_HINT}
      name="recipientType"
      choices={[...corrected, ...choicesOf(RECIPIENT_LABELS)]}
      value={corrects ? CORRECTION : recipientType}
      onChange={(chosen) => {
        if (chosen === CORRECTION) return;
        const isOfGroup = chosen === 'all' || isOfForum(form.filter);
        const filter = isOfGroup ? form.filter : undefined;
        onChange({ recipientType: chosen, corrects: undefined, filter });
      }}
    />
  );
}

interface ForumFieldProps {
  readonly form: CampaignForm;
  readonly onChange: (changes: Partial<CampaignForm>) => void;
}

/** The choice of the forum whose registrants get an email. */
function ForumField({ form: { forum_id, corrects }, onChange }: ForumFieldProps) {
  const current = useCurrentForum();
  if (corrects) return null;
  return (
    <ForumSelect
      chosen={forum_id ?? current}
      // The current forum is stored as undefined, since a draft may be sent after the next forum was announced.
      onChoose={(id) => onChange({ forum_id: id === current ? undefined : id })}
    />
  );
}
