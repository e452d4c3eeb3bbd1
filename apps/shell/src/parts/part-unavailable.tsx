import { ERROR_MESSAGES } from '@raade/contracts/error-messages';
import type { UnavailableProps } from '@raade/federation';
import { FailureView, reloadPage } from '../failures/failure-view.tsx';
import { KeptPage, useIsKept } from './kept-page.tsx';

/** Stands in for a page or a section of a remote. Either comes back by itself. */
export function PartUnavailable({ kind, reason, caught, onRetry }: UnavailableProps) {
  const isKept = useIsKept();
  const { failed, unavailable, text, action } = ERROR_MESSAGES.section;
  const what = reason === 'threw' ? failed : unavailable;
  if (kind === 'section') {
    const texts = { title: what, text, action };
    return <FailureView size="section" {...texts} {...caught} onAction={onRetry} />;
  }
  const texts = reason === 'threw' ? ERROR_MESSAGES.crash : ERROR_MESSAGES.page;
  const view = { eyebrow: what, ...texts, ...caught, onAction: reloadPage };
  if (!isKept) return <FailureView size="page" {...view} />;
  // A page that came with the HTML goes on being readable above the bad news.
  return (
    <>
      <KeptPage hasFailed />
      <FailureView size="bar" {...view} />
    </>
  );
}
