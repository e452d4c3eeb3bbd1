import { ERROR_MESSAGES } from '@raade/contracts/base/error-messages';
import type { UnavailableProps } from '@raade/federation';
import { FailureView, SectionUnavailable } from '@raade/ui';
import { reloadPage } from '../failures/reload-page.ts';
import { KeptPage, useIsKept } from './kept-page.tsx';

/** The fallback of a page or a section of a remote. Either comes back by itself. */
export function PartUnavailable({ kind, failure, onRetry }: UnavailableProps) {
  const isKept = useIsKept();
  if (kind === 'section') return <SectionUnavailable failure={failure} onAction={onRetry} />;
  const { reason, ...caught } = failure;
  const { failed, unavailable } = ERROR_MESSAGES.section;
  const eyebrow = reason === 'threw' ? failed : unavailable;
  const texts = reason === 'threw' ? ERROR_MESSAGES.crash : ERROR_MESSAGES.page;
  const view = { eyebrow, ...texts, ...caught, onAction: reloadPage };
  if (!isKept) return <FailureView size="page" {...view} />;
  // A page that came with the HTML goes on being readable above the bad news.
  return (
    <>
      <KeptPage hasFailed />
      <FailureView size="bar" {...view} />
    </>
  );
}
