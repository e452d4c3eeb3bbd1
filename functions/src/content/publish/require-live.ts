import type { LivePointer } from '../../releases/editions/documents.ts';
import { refused } from '../refused.ts';

/** @throws HttpsError `failed-precondition` if another edition is live than was seen */
export function requireLive({ edition }: LivePointer, seen: string): void {
  if (edition === seen) return;
  throw refused(
    'Another edition went live meanwhile. Look at what differs now, and publish again.',
    { reason: 'edition-changed', edition },
  );
}
