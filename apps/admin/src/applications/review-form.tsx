import {
  APPLICATION_STATUS_LABELS,
  type ApplicationStatus,
} from '@raade/contracts/applications/application.schema';
import { styled } from '@raade/platform';
import { choicesOf, SelectField, TextAreaField } from '@raade/staff/fields';
import { Stack } from '@raade/staff/staff-page.styles';
import { Button, Notice } from '@raade/ui';
import type { SubmitEvent } from 'react';
import type { Review } from './recorded-application.ts';
import { type ApplicationAddress, useReviewForm } from './use-review-form.ts';

interface ReviewFormProps {
  readonly address: ApplicationAddress;
  /** The latest that is known. */
  readonly status: ApplicationStatus;
  /** Gets how the application stands, whenever that is learned. */
  readonly onReview: (review: Review) => Promise<void>;
}

const Message = styled(Notice)`
  margin-block-end: var(--space-4);
`;

/** Sets the status of an application and adds a note to it. */
export function ReviewForm({ address, status, onReview }: ReviewFormProps) {
  const form = useReviewForm(address, status, onReview);
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!form.isSaving) void form.save();
  };

  return (
    <Stack as="form" onSubmit={handleSubmit}>
      <SelectField
        label="Status"
        choices={choicesOf(APPLICATION_STATUS_LABELS)}
        value={form.status}
        onChange={form.setStatus}
      />
      <TextAreaField
        label="Add a note"
        hint="Only staff can read notes."
        error={form.textError}
        value={form.text}
        onChange={form.setText}
      />
      <div>
        <Messages message={form.message} />
        <Button type="submit" isBusy={form.isSaving}>
          Save
        </Button>
      </div>
    </Stack>
  );
}

/** Both regions are there before they say something, so that it is read out. */
function Messages({ message }: Pick<ReturnType<typeof useReviewForm>, 'message'>) {
  const notice = message && <Message $tone={message.tone}>{message.text}</Message>;
  return (
    <>
      <div role="alert">{message?.tone === 'danger' && notice}</div>
      <div role="status">{message?.tone === 'success' && notice}</div>
    </>
  );
}
