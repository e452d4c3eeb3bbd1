import { Timestamp } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@raade/contracts/collections';
import type { Drill } from './drill.ts';
import type { DrillSite } from './drill-site.ts';

const TRIES = 3;
const HOUR_MS = 60 * 60 * 1000;

/** Moves the shell's pointer as it stands there, with another digest: nobody vouches for such a release. */
async function moveShell({ firestore }: DrillSite, digest: string): Promise<string> {
  const document = firestore.doc(`${COLLECTIONS.releasePointers}/shell`);
  const found = await document.get();
  const before = String(found.get('pointer.digest'));
  await document.update({ 'pointer.digest': digest, revision: Number(found.get('revision')) + 1 });
  return before;
}

/** The pauses between tries grow; this is as if one had passed. */
async function forgetPause({ firestore }: DrillSite): Promise<void> {
  const document = firestore.doc(`${COLLECTIONS.publishing}/site`);
  if (!(await document.get()).get('failure')) return;
  await document.update({ 'failure.at': Timestamp.fromMillis(Date.now() - HOUR_MS) });
}

export const publishingFails: Drill = {
  does: 'The shell’s pointer vouches for what there is not, and is put right.',
  async begin(site) {
    const digest = await moveShell(site, `sha384-${'A'.repeat(64)}`);
    for (let tries = 0; tries < TRIES; tries += 1) {
      await forgetPause(site);
      await site.tick();
    }
    return async () => {
      await moveShell(site, digest);
      await site.tick();
    };
  },
};
