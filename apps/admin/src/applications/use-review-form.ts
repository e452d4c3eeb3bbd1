import type { UpdateApplicationRequest } from '@raade/contracts/applications/application-updates';
import {
  APPLICATION_MESSAGES,
  type ApplicationStatus,
  NOTE_LIMIT,
} from '@raade/contracts/applications/application.schema';
import { useUnsavedInput } from '@raade/platform';
import { useRef, useState } from 'react';
import type { Review } from './recorded-application.ts';
import { changeReviewDraft, useReviewDraft } from './review-drafts.store.ts';
import { saveReview } from './save-review.ts';

export type ApplicationAddress = Pick<UpdateApplicationRequest, 'kind' | 'id'>;

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
export function useReviewForm(
  address: ApplicationAddress,
  status: ApplicationStatus,
  onReview: (review: Review) => Promise<void>,
) {
  const { id } = address;
  const { chosen, text } = useReviewDraft(id);
  const [message, setMessage] = useState<Message>();
  const [isSaving, setIsSaving] = useState(false);
  // A text keeps its id until it is saved, so that it is noted once however often it is sent.
  const note = useRef<UpdateApplicationRequest['note']>(undefined);
  const noteText = text.trim();
  const isTooLong = noteText.length > NOTE_LIMIT;
  const isChanged = chosen !== undefined && chosen !== status;
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
    const { review: latest, refusal } = await saveReview({
      ...address,
      ...(isChanged && { status: { from: status, to: chosen } }),
      ...(noteText && { note: note.current }),
    });
    setIsSaving(false);
    if (latest) {
      await onReview(latest);
      changeReviewDraft(id, { chosen: undefined });
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
    status: chosen ?? status,
    setStatus: (wanted: ApplicationStatus) => {
      changeReviewDraft(id, { chosen: wanted });
      setMessage(undefined);
    },
    text,
    setText: (typed: string) => {
      changeReviewDraft(id, { text: typed });
      setMessage(undefined);
    },
    textError: isTooLong ? APPLICATION_MESSAGES.tooLong(NOTE_LIMIT) : undefined,
    message,
    isSaving,
    save,
  };
}
