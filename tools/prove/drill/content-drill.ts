import { randomUUID } from 'node:crypto';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import type { Drill } from './drill.ts';

export const contentNotLive: Drill = {
  does: 'Changes wait for a time, and who had them wait may publish no more when it comes; then they are put aside.',
  async begin(site) {
    const collection = site.firestore.collection(COLLECTIONS.contentPublications);
    const document = collection.doc(`drill_${randomUUID()}`);
    const now = Timestamp.now();
    await document.create({
      ...{ state: 'waiting', drafts: [{ part: 'contact', item: null, revision: 1 }] },
      ...{ publish_at: now, due_at: now, at: now, by: 'drill', by_name: 'drill@example.org' },
    });
    await site.tick();
    return async () => {
      await document.update({ state: 'withdrawn', refused_at: FieldValue.delete() });
    };
  },
};
