import { logger, useStore } from '@raade/platform';
import { createNotifier, isField, useFieldErrors } from '@raade/ui';
import { useState } from 'react';
import { useAccepted } from '../accepted.store.ts';
import type { ApplicationForm } from '../application-form.ts';
import { draftOf, isFilled, newDraft, throwAway } from '../draft/application-draft.store.ts';
import { sendApplication } from '../sending/send-application.ts';
import { failureMessage } from '../sending/sending-failure.ts';
import { checkApplication } from './check-application.ts';

/** Tells the applicant how the application stands. */
const tellApplicant = createNotifier();

/** Firestore and Functions are downloaded once an applicant has begun to write. */
const importApi = () =>
  import(/* webpackChunkName: "application-api" */ '../sending/application-api.lazy.ts');

/** An application on its way from the first letter to the confirmation. */
export function useApplication(form: ApplicationForm) {
  const draft = draftOf(form.kind);
  const state = useStore(draft);
  const { values } = state;
  const { errors, show, mark, forget, clear } = useFieldErrors();
  const [isSubmitting, setIsSubmitting] = useState(false);
  /** The form was refused: what is missing is listed until nothing is. */
  const [isRefused, setIsRefused] = useState(false);
  const { accepted, accept } = useAccepted(form.kind);

  const change = (field: string, value: string) => {
    draft.setState((state) => ({ values: { ...state.values, [field]: value } }));
    // A failed download is tried again by sending, which says so.
    void importApi().catch(() => undefined);
    forget([field]);
    tellApplicant(undefined);
  };

  /** Marks what is wrong in a field that is left for another one; the button marks all by itself. */
  const leave = (field: string, next: EventTarget | null) => {
    if (!values[field] || !isField(next)) return;
    const check = checkApplication(form, values);
    const error = check.ok ? undefined : check.errors[field];
    if (error) mark({ [field]: error });
  };

  const submit = async (element: HTMLFormElement) => {
    if (isSubmitting) return;
    const check = checkApplication(form, values);
    if (!check.ok) {
      setIsRefused(true);
      show(check.errors, element);
      // The summary over the form says what is wrong: a toast would say it again, and lie on it.
      tellApplicant(undefined);
      return;
    }
    setIsRefused(false);
    setIsSubmitting(true);
    try {
      const { applicationApi } = await importApi();
      const recorded = await sendApplication(applicationApi(form.kind), draft, check.values);
      draft.setState(newDraft(), true);
      accept(recorded);
      tellApplicant({
        tone: 'success',
        title: form.success.toastTitle,
        description: form.success.toastText,
      });
    } catch (error) {
      tellFailure(error);
    } finally {
      setIsSubmitting(false);
    }
  };

  return {
    ...{ values, errors, isSubmitting, isRefused, accepted, change, leave, submit },
    isWritten: isFilled(state),
    throwAway: () => {
      clear();
      setIsRefused(false);
      tellApplicant(undefined);
      return throwAway(draft);
    },
  };
}

function tellFailure(error: unknown): void {
  logger.error('an application was not accepted', {}, error);
  tellApplicant({
    tone: 'danger',
    title: 'Submission Failed',
    description: failureMessage(error),
  });
}
