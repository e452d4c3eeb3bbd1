import { ERROR_MESSAGES } from '@raade/contracts/base/failure-messages';
import type { UnavailableProps } from '@raade/federation';
import { FailureView, SectionUnavailable } from '@raade/ui';
import { useEffect } from 'react';
import { reloadPage } from '../failures/reload-page.ts';
import { waitingPage } from '../startup/waiting-page.ts';

/** Keeps visitors from writing into forms that lead nowhere. */
function useRestingForms(): void {
  useEffect(() => {
    const forms = waitingPage()?.querySelectorAll('form') ?? [];
    for (const form of forms) form.inert = true;
    return () => {
      for (const form of forms) form.inert = false;
    };
  }, []);
}

/** The bad news below a page that goes on being readable. */
function ReadableFailure(props: Omit<Parameters<typeof FailureView>[0], 'size'>) {
  useRestingForms();
  return <FailureView size="bar" {...props} />;
}

/** The fallback of a page or a section of a remote. Either comes back by itself. */
export function PartUnavailable({ kind, failure, onRetry, isReadable }: UnavailableProps) {
  if (kind === 'section') return <SectionUnavailable failure={failure} onAction={onRetry} />;
  const { reason, ...caught } = failure;
  const { failed, unavailable } = ERROR_MESSAGES.section;
  const eyebrow = reason === 'threw' ? failed : unavailable;
  const texts = reason === 'threw' ? ERROR_MESSAGES.crash : ERROR_MESSAGES.page;
  const view = { eyebrow, ...texts, ...caught, onAction: reloadPage };
  return isReadable ? <ReadableFailure {...view} /> : <FailureView size="page" {...view} />;
}
