import { ERROR_MESSAGES } from '@raade/contracts/base/failure-messages';
import type { UnavailableProps } from '@raade/federation';
import { FailureView, SectionUnavailable } from '@raade/ui';
import { useEffect } from 'react';
import { reloadPage } from '../failures/reload-page.ts';
import { unhydratedPage } from '../startup/unhydrated-page.ts';

/** Disables the forms of a prerendered page whose code could not be loaded: nothing would be sent. */
function useInertForms(): void {
  useEffect(() => {
    const forms = unhydratedPage()?.querySelectorAll('form') ?? [];
    for (const form of forms) form.inert = true;
    return () => {
      for (const form of forms) form.inert = false;
    };
  }, []);
}

/** The failure below a prerendered page, which stays readable. */
function ReadableFailure(props: Omit<Parameters<typeof FailureView>[0], 'size'>) {
  useInertForms();
  return <FailureView size="bar" {...props} />;
}

/** The fallback of a page or section of a remote. `libs/federation` keeps retrying, so it disappears by itself. */
export function PartUnavailable({ kind, failure, onRetry, isReadable }: UnavailableProps) {
  if (kind === 'section') return <SectionUnavailable failure={failure} onAction={onRetry} />;
  const { reason, ...caught } = failure;
  const { failed, unavailable } = ERROR_MESSAGES.section;
  const eyebrow = reason === 'threw' ? failed : unavailable;
  const texts = reason === 'threw' ? ERROR_MESSAGES.crash : ERROR_MESSAGES.page;
  const view = { eyebrow, ...texts, ...caught, onAction: reloadPage };
  return isReadable ? <ReadableFailure {...view} /> : <FailureView size="page" {...view} />;
}
