import { randomUUID } from 'node:crypto';
import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { CONDITIONS } from '@raade/contracts/health/health';
import { LOCAL_PROJECT_ID } from '@raade/contracts/local/local-stack';
import { readStack } from '@raade/kit/stack/stack-file.ts';
import { drillSite } from './drill-site.ts';
import { runDrill } from './run-drill.ts';

let app: App;

beforeAll(() => {
  app = initializeApp({ projectId: LOCAL_PROJECT_ID }, 'drill');
});
afterAll(() => deleteApp(app));

test.each(CONDITIONS)(
  '%s is told of when it is broken, and when it is mended',
  async (name) => {
    const site = drillSite(await readStack(), getFirestore(app));
    const { began, ended } = await runDrill(site, name);
    expect(began).toBeLessThan(60);
    expect(ended).toBeLessThan(120);
  },
  300_000,
);

test('what is on already is said at once, and nothing is broken', async () => {
  const site = drillSite(await readStack(), getFirestore(app));
  const mail = site.firestore.collection(COLLECTIONS.outbox).doc(`drill_${randomUUID()}`);
  await mail.create({
    ...{ kind: 'donation-receipt', status: 'failed', attempts: 1, reason: null, lease: null },
    ...{ created_at: Timestamp.now(), due_at: null },
  });
  try {
    await expect(runDrill(site, 'mail-failed')).rejects.toThrow('mail-failed is on already');
  } finally {
    await mail.delete();
    await site.look(0);
  }
});
