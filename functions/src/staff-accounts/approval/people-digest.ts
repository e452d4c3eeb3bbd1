import type { Matter } from '@raade/contracts/approvals';
import { digestOf } from '../../approvals/digest.ts';

export type PeopleMatter = Exclude<Matter, { kind: 'campaign' }>;

/** Names exactly what a change of people would do. */
export function peopleDigest(matter: PeopleMatter): string {
  if (matter.kind === 'invitation') {
    return digestOf([matter.kind, matter.email, matter.roles.toSorted()]);
  }
  const { kind, uid, email, from, to } = matter;
  return digestOf([kind, uid, email, from.toSorted(), to.toSorted()]);
}
