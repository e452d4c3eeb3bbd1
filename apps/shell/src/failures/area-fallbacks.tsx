import { ERROR_MESSAGES } from '@raade/contracts/base/failure-messages';
import type { CaughtError } from '@raade/platform';
import { FailureView, SectionUnavailable } from '@raade/ui';
import { reloadPage } from './reload-page.ts';

/** Shown in place of the whole frame if the frame itself throws. */
export function FrameFailed(caught: CaughtError) {
  return (
    <main>
      <FailureView size="page" {...ERROR_MESSAGES.crash} {...caught} onAction={reloadPage} />
    </main>
  );
}

/** Shown in place of the page if the shell's code around a remote throws. */
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
