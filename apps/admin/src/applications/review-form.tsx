import { applicationStatusSchema } from '@raade/contracts/applications/application-updates';
import {
  APPLICATION_STATUS_LABELS,
  APPLICATION_STATUSES,
  type ApplicationStatus,
} from '@raade/contracts/applications/application.schema';
import { styled } from '@raade/platform';
import { Button, Field, Notice, Select, TextArea } from '@raade/ui';
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

const Form = styled.form`
  display: grid;
  gap: var(--space-4);
`;

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
    <Form onSubmit={handleSubmit}>
      <Field label="Status">
        {(control) => (
          <Select
            {...control}
            value={form.status}
            onChange={({ target }) => form.setStatus(applicationStatusSchema.parse(target.value))}
          >
            {APPLICATION_STATUSES.map((choice) => (
              <option key={choice} value={choice}>
                {APPLICATION_STATUS_LABELS[choice]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Add a note" hint="Only staff can read notes." error={form.textError}>
        {(control) => (
          <TextArea
            {...control}
            value={form.text}
            onChange={({ target }) => form.setText(target.value)}
          />
        )}
      </Field>
      <div>
        <Messages message={form.message} />
        <Button type="submit" isBusy={form.isSaving}>
          Save
        </Button>
      </div>
    </Form>
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
