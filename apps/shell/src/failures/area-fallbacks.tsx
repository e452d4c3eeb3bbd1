import { ERROR_MESSAGES } from '@raade/contracts/base/failure-messages';
import type { CaughtError } from '@raade/platform';
import { FailureView, SectionUnavailable } from '@raade/ui';
import { reloadPage } from './reload-page.ts';

/** The frame itself threw: nothing of it can be kept. */
export function FrameFailed(caught: CaughtError) {
  return (
    <main>
      <FailureView size="page" {...ERROR_MESSAGES.crash} {...caught} onAction={reloadPage} />
    </main>
  );
}

/** The area of the page threw outside of any remote. */
export function ContentFailed(caught: CaughtError) {
  return <FailureView size="page" {...ERROR_MESSAGES.content} {...caught} onAction={reloadPage} />;
}

export function FooterFailed(caught: CaughtError) {
  return (
    <footer>
      <SectionUnavailable
        failure={{ reason: 'threw', ...caught }}
        action={ERROR_MESSAGES.crash.action}
        onAction={reloadPage}
      />
    </footer>
  );
}
