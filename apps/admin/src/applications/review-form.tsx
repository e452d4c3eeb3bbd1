import * as z from 'zod/mini';
import {
  type UpdateApplicationRequest,
  type UpdateApplicationResponse,
  updateApplicationResponseSchema,
  updateConflictSchema,
} from '@raade/contracts/applications/application-updates';
import { DECISIONS } from '@raade/contracts/applications/application-decisions';
import {
  APPLICATION_MESSAGES,
  APPLICATION_STATUS_LABELS,
  type ApplicationStatus,
  NOTE_LIMIT,
} from '@raade/contracts/applications/application.schema';
import { logger, styled, useUnsavedInput } from '@raade/platform';
import { TextAreaField } from '@raade/staff/fields';
import { choicesOf, SelectField } from '@raade/staff/select-field';
import { Stack } from '@raade/staff/staff-page.styles';
import { Button, Notice } from '@raade/ui';
import { type SubmitEvent, useRef, useState } from 'react';
import { CALLABLES } from '@raade/contracts/base/callables';
import { CallFailure } from '@raade/firebase/callables';
import { callAsStaff } from '@raade/staff/step-up/call-as-staff';
import type { Review } from './recorded-application.ts';
import { changeReviewDraft, useReviewDraft } from './review-drafts.store.ts';

/** Error codes whose message from the server is shown to staff. A conflict also contains the current state. */
const CODES_WITH_MESSAGE: readonly string[] = [
  'not-found',
  'resource-exhausted',
  'invalid-argument',
  'unauthenticated',
  'permission-denied',
];

const NOT_SAVED = 'This could not be saved. Please try again.';

type StatusAndNotes = Pick<Review, 'status' | 'notes'>;

interface SaveResult {
  /** The current state of the application, if the server returned it. */
  readonly review?: StatusAndNotes;
  /** The reason why nothing was saved. */
  readonly refusal?: string;
}

/** Sends a review to the server. */
async function saveReview(request: UpdateApplicationRequest): Promise<SaveResult> {
  try {
    const name = CALLABLES.updateApplication;
    const response = await callAsStaff(name, request, updateApplicationResponseSchema);
    return { review: reviewOf(response) };
  } catch (error) {
    // Somebody else has changed the application in the meantime.
    if (error instanceof CallFailure && error.code === 'aborted') return conflictOf(error);
    logger.error('application not updated', {}, error);
    const hasStaffMessage = error instanceof CallFailure && CODES_WITH_MESSAGE.includes(error.code);
    return { refusal: (hasStaffMessage && error.messageForUsers) || NOT_SAVED };
  }
}

function conflictOf({ messageForUsers, details }: CallFailure): SaveResult {
  const conflict = z.safeParse(updateConflictSchema, details);
  return {
    refusal: messageForUsers ?? NOT_SAVED,
    ...(conflict.success && { review: reviewOf(conflict.data.current) }),
  };
}

function reviewOf({ status, notes }: UpdateApplicationResponse): StatusAndNotes {
  return {
    status,
    notes: notes.map((note) => ({ ...note, created_at: new Date(note.created_at) })),
  };
}

export type ApplicationAddress = Pick<UpdateApplicationRequest, 'kind' | 'id'>;

interface ReviewFormProps {
  readonly address: ApplicationAddress;
  /** The latest known status. */
  readonly status: ApplicationStatus;
  /** Called with the current review whenever the server returns it. */
  readonly onReview: (review: StatusAndNotes) => Promise<void>;
}

const SpacedNotice = styled(Notice)`
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
        choices={choicesFor(status)}
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

/** All statuses except the decisions: `Decision` has the buttons that accept or decline. */
const choicesFor = (status: ApplicationStatus) =>
  choicesOf(APPLICATION_STATUS_LABELS).filter(
    ([value]) => value === status || !DECISIONS.some((decision) => decision === value),
  );

/** Screen readers announce changes only in live regions that already exist, so both are always rendered. */
function Messages({ message }: { readonly message: Message | undefined }) {
  const notice = message && <SpacedNotice $tone={message.tone}>{message.text}</SpacedNotice>;
  return (
    <>
      <div role="alert">{message?.tone === 'danger' && notice}</div>
      <div role="status">{message?.tone === 'success' && notice}</div>
    </>
  );
}

interface Message {
  readonly tone: 'success' | 'danger';
  readonly text: string;
}

const SAVED: Message = { tone: 'success', text: 'Saved.' };
const NOTHING_TO_SAVE: Message = {
  tone: 'danger',
  text: 'Choose another status or write a note first.',
};

/** A new status and a note for an application, until they are saved. */
function useReviewForm(
  address: ApplicationAddress,
  status: ApplicationStatus,
  onReview: (review: StatusAndNotes) => Promise<void>,
) {
  const { id } = address;
  const { newStatus, text } = useReviewDraft(id);
  const [message, setMessage] = useState<Message>();
  const [isSaving, setIsSaving] = useState(false);
  // A note keeps its id until it is saved, so that retries do not add it twice.
  const note = useRef<UpdateApplicationRequest['note']>(undefined);
  const noteText = text.trim();
  const isTooLong = noteText.length > NOTE_LIMIT;
  const isChanged = newStatus !== undefined && newStatus !== status;
  useUnsavedInput('admin/review', isChanged || noteText !== '');

  const save = async () => {
    if (!isChanged && !noteText) {
      setMessage(NOTHING_TO_SAVE);
      return;
    }
    if (isTooLong) return;
    if (note.current?.text !== noteText) note.current = { id: crypto.randomUUID(), text: noteText };

    setMessage(undefined);
    setIsSaving(true);
    const { review: currentReview, refusal } = await saveReview({
      ...address,
      ...(isChanged && { status: { from: status, to: newStatus } }),
      ...(noteText && { note: note.current }),
    });
    setIsSaving(false);
    if (currentReview) {
      await onReview(currentReview);
      changeReviewDraft(id, { newStatus: undefined });
    }
    if (refusal !== undefined) {
      setMessage({ tone: 'danger', text: refusal });
      return;
    }
    note.current = undefined;
    changeReviewDraft(id, { text: '' });
    setMessage(SAVED);
  };

  return {
    status: newStatus ?? status,
    setStatus: (chosenStatus: ApplicationStatus) => {
      changeReviewDraft(id, { newStatus: chosenStatus });
      setMessage(undefined);
    },
    text,
    setText: (newText: string) => {
      changeReviewDraft(id, { text: newText });
      setMessage(undefined);
    },
    textError: isTooLong ? APPLICATION_MESSAGES.tooLong(NOTE_LIMIT) : undefined,
    message,
    isSaving,
    save,
  };
}
