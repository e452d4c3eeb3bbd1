import { ERROR_MESSAGES } from '@raade/contracts/error-messages';
import type { CaughtError } from '@raade/federation';
import { FailureView, reloadPage } from './failure-view.tsx';

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
  const { failed, text } = ERROR_MESSAGES.section;
  return (
    <footer>
      <FailureView
        size="section"
        title={failed}
        text={text}
        {...caught}
        action={ERROR_MESSAGES.crash.action}
        onAction={reloadPage}
      />
    </footer>
  );
}
