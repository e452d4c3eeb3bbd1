import { Timestamp } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import type { Drill } from './drill.ts';
import type { DrillSite } from './drill-site.ts';

const TRIES = 3;
const HOUR_MS = 60 * 60 * 1000;

/** The digest of what there is not. */
const NOWHERE = `sha384-${'A'.repeat(64)}`;

/** Moves an app's pointer as it stands there, with another digest: nobody vouches for such a release. */
async function move({ firestore }: DrillSite, app: string, digest: string): Promise<string> {
  const document = firestore.doc(`${COLLECTIONS.releasePointers}/${app}`);
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
    const digest = await move(site, 'shell', NOWHERE);
    for (let tries = 0; tries < TRIES; tries += 1) {
      await forgetPause(site);
      await site.tick();
    }
    return async () => {
      await move(site, 'shell', digest);
      await site.tick();
    };
  },
};

export const liveNotShown: Drill = {
  does: 'The pointer of giving vouches for what there is not, and is put right.',
  async begin(site) {
    const digest = await move(site, 'giving', NOWHERE);
    await site.tick();
    return async () => {
      await move(site, 'giving', digest);
      await site.tick();
    };
  },
};
