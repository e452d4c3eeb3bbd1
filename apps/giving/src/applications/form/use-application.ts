import { logger, toast, useStore } from '@raade/platform';
import { type FieldErrors, useFieldErrors } from '@raade/ui';
import { useState } from 'react';
import type { ApplicationForm, ApplicationValues } from '../application-form.ts';
import { newDraft } from '../draft/application-draft.store.ts';
import { draftOf } from '../draft/drafts.ts';
import { sendApplication } from '../sending/send-application.ts';
import { SENDING_MESSAGES, SendingFailure } from '../sending/sending-failure.ts';
import { checkApplication } from './check-application.ts';

/** Firestore and Functions are downloaded once an applicant has begun to write. */
const importApi = () =>
  import(/* webpackChunkName: "application-api" */ '../sending/application-api.lazy.ts');

/** An application on its way from the first letter to the confirmation. */
export function useApplication(form: ApplicationForm) {
  const draft = draftOf(form.kind);
  const { values } = useStore(draft);
  const { errors, show, forget } = useFieldErrors();
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [accepted, setAccepted] = useState<ApplicationValues>();

  const change = (field: string, value: string) => {
    draft.setState((state) => ({ values: { ...state.values, [field]: value } }));
    // A failed download is tried again by sending, which says so.
    void importApi().catch(() => undefined);
    forget([field]);
  };

  const submit = async (element: HTMLFormElement) => {
    if (isSubmitting) return;
    const check = checkApplication(form, values);
    if (!check.ok) {
      show(check.errors, element);
      tellToCorrect(check.errors);
      return;
    }
    setIsSubmitting(true);
    try {
      const { applicationApi } = await importApi();
      const recorded = await sendApplication(applicationApi(form.kind), draft, check.values);
      draft.setState(newDraft(), true);
      setAccepted(recorded);
      toast({
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

  return { values, errors, isSubmitting, accepted, change, submit };
}

function tellToCorrect(errors: FieldErrors): void {
  const [first = ''] = Object.values(errors);
  toast({ tone: 'danger', title: 'Please check your application', description: first });
}

function tellFailure(error: unknown): void {
  logger.error('an application was not accepted', {}, error);
  toast({
    tone: 'danger',
    title: 'Submission Failed',
    description: error instanceof SendingFailure ? error.message : SENDING_MESSAGES.unknown,
  });
}
