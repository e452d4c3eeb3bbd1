import { momentText } from '@raade/staff/moments';
import type { ListReceiptsResponse } from '@raade/contracts/money/waiting-receipts';
import { Notice } from '@raade/ui';

/** Says why nothing goes out, where that is so. */
export function SendingNotice({ sending }: Pick<ListReceiptsResponse, 'sending'>) {
  if (sending.is === 'on') return null;
  if (sending.is === 'stopped') {
    return (
      <Notice role="status" $tone="danger">
        <p>
          <strong>All sending is stopped</strong> by our staff, on the page Email Management.
          Receipts wait until somebody starts it again there.
        </p>
      </Notice>
    );
  }
  return (
    <Notice role="status" $tone="danger">
      <p>
        <strong>The mail service takes nothing from us</strong> since{' '}
        <time dateTime={sending.since}>{momentText(sending.since)}</time>. Its words stand beside
        each receipt. Once its quota or its sign-in is put right, everything goes out by itself.
      </p>
    </Notice>
  );
}
