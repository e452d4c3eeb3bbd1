import { ERROR_MESSAGES } from '@raade/contracts/error-messages';
import type { UnavailableProps } from '@raade/federation';
import { FailureView, reloadPage } from '../failures/failure-view.tsx';

/** Stands in for a page or a section of a remote. Either comes back by itself. */
export function PartUnavailable({ kind, reason, caught, onRetry }: UnavailableProps) {
  const { failed, unavailable, text, action } = ERROR_MESSAGES.section;
  const what = reason === 'threw' ? failed : unavailable;
  if (kind === 'section') {
    const texts = { title: what, text, action };
    return <FailureView size="section" {...texts} {...caught} onAction={onRetry} />;
  }
  const texts = reason === 'threw' ? ERROR_MESSAGES.crash : ERROR_MESSAGES.page;
  return <FailureView size="page" eyebrow={what} {...texts} {...caught} onAction={reloadPage} />;
}
