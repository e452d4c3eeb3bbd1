import { logger, useStore } from '@raade/platform';
import { createNotifier, isField, useFieldErrors } from '@raade/ui';
import { useState } from 'react';
import { useReceived } from '../received.store.ts';
import type { ApplicationForm } from '../application-form.ts';
import { draftOf, isFilled, newDraft, discardDraft } from '../draft/application-draft.store.ts';
import { sendApplication } from '../sending/send-application.ts';
import { failureMessage } from '../sending/sending-failure.ts';
import { checkApplication } from './check-application.ts';

/** Shows a toast about the application; `undefined` removes it. */
const notifyApplicant = createNotifier();

/** The code for Firestore and calls, loaded when an applicant begins to write. */
const importApi = () =>
  import(/* webpackChunkName: "application-api" */ '../sending/application-api.lazy.ts');

/** State and actions of an application form, from the first entry to the confirmation. */
export function useApplication(form: ApplicationForm) {
  const draft = draftOf(form.kind);
  const state = useStore(draft);
  const { values } = state;
  const fieldErrors = useFieldErrors();
  const [isSubmitting, setIsSubmitting] = useState(false);
  /** True after a failed submission, until all errors are corrected. */
  const [isRefused, setIsRefused] = useState(false);
  const { sent, keep: keepReceived } = useReceived(form.kind);

  const change = (field: string, value: string) => {
    draft.setState((current) => ({ values: { ...current.values, [field]: value } }));
    // If loading fails, submitting tries again and reports it.
    void importApi().catch(() => undefined);
    fieldErrors.forget([field]);
    notifyApplicant(undefined);
  };

  /** Shows the error of a field when another field gets the focus; the button checks all fields itself. */
  const leave = (field: string, newFocus: EventTarget | null) => {
    if (!values[field] || !isField(newFocus)) return;
    const check = checkApplication(form, values);
    const error = check.ok ? undefined : check.errors[field];
    if (error) fieldErrors.mark({ [field]: error });
  };

  const submit = async (element: HTMLFormElement) => {
    if (isSubmitting) return;
    const check = checkApplication(form, values);
    if (!check.ok) {
      setIsRefused(true);
      fieldErrors.show(check.errors, element);
      // The summary above the form shows the errors; a toast would repeat and cover them.
      notifyApplicant(undefined);
      return;
    }
    setIsRefused(false);
    setIsSubmitting(true);
    try {
      const { applicationApi } = await importApi();
      const recordedValues = await sendApplication(applicationApi(form.kind), draft, check.values);
      draft.setState(newDraft(), true);
      keepReceived(recordedValues);
      notifyApplicant({
        tone: 'success',
        title: form.success.toastTitle,
        description: form.success.toastText,
      });
    } catch (error) {
      notifyFailure(error);
    } finally {
      setIsSubmitting(false);
    }
  };

  return {
    values,
    errors: fieldErrors.errors,
    isSubmitting,
    isRefused,
    sent,
    change,
    leave,
    submit,
    isWritten: isFilled(state),
    discard: () => {
      fieldErrors.clear();
      setIsRefused(false);
      notifyApplicant(undefined);
      return discardDraft(draft);
    },
  };
}

function notifyFailure(error: unknown): void {
  logger.error('an application was not received', {}, error);
  notifyApplicant({
    tone: 'danger',
    title: 'Submission Failed',
    description: failureMessage(error),
  });
}
