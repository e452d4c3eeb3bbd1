import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { SOFT_BOUNCES } from '@raade/contracts/mail/suppressions';
import { collection } from '../../base/firestore.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const softBouncesSchema = z.object({
  /** The mails that came back, each once, and when. */
  mails: z.array(z.object({ id: z.string(), at: z.instanceof(Timestamp) })),
});
export type SoftBounce = z.infer<typeof softBouncesSchema>['mails'][number];

/** `soft_bounces/{address hash}`: the mails that a mailbox did not take lately. */
export function softBouncesOf(addressHash: string) {
  return collection('softBounces').doc(addressHash);
}

/**
 * The mails of a mailbox that count after one more: none from before the window, none twice, and no more than it takes
 * for a suppression.
 */
export function withOneMore(document: DocumentSnapshot, bounce: SoftBounce): SoftBounce[] {
  const { mails } = softBouncesSchema.safeParse(document.data()).data ?? { mails: [] };
  const newest = Math.max(bounce.at.toMillis(), ...mails.map(({ at }) => at.toMillis()));
  const since = newest - SOFT_BOUNCES.withinDays * DAY_MS;
  return [...mails.filter(({ id }) => id !== bounce.id), bounce]
    .filter(({ at }) => at.toMillis() > since)
    .sort((one, other) => one.at.toMillis() - other.at.toMillis())
    .slice(-SOFT_BOUNCES.most);
}
