import type { Page, Route } from '@playwright/test';
import { CALLABLES } from '@raade/contracts/callables';
import { documentOf } from '@raade/firebase/testing/firestore-values';

const NOW = new Date().toISOString();
const ANYONE = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };

const CAMPAIGN = documentOf('email_campaigns/sample', {
  subject: 'Sample news',
  content: '<p>Hello {{first_name}}, the <a href="https://example.org">doors</a> open early.</p>',
  recipient_type: 'all',
  status: 'sending',
  created_by: 'sample-account',
  excluded: { cancelled: 0, unsubscribed: 4, invalid: 1, duplicate: 2 },
  deliveries: { waiting: 300, sending: 50, sent: 1040, failed: 3, unknown: 4 },
  created_at: new Date('2025-03-01T12:00:00Z'),
});

const DELIVERIES = ['sent', 'failed', 'unknown', 'waiting', 'sending'].map((status) =>
  documentOf(`email_campaigns/sample/deliveries/${status}`, {
    email: `${status}@example.org`,
    first_name: 'Sam',
    status,
    attempts: 1,
    reason: status === 'failed' ? 'There is no mailbox of this name' : null,
  }),
);

function firestoreAnswer(route: Route) {
  const asked = route.request().postData() ?? '';
  if (asked.includes('settings/mail')) {
    const stopped = documentOf('settings/mail', { changed_by: 'sample-account', sending: false });
    return [{ found: stopped, readTime: NOW }];
  }
  if (route.request().url().includes(':batchGet')) return [{ found: CAMPAIGN, readTime: NOW }];
  const documents = asked.includes('deliveries') ? DELIVERIES : [CAMPAIGN];
  return documents.map((document) => ({ document, readTime: NOW }));
}

/** Answers in the place of Firestore and the functions, which composed sites lack: one campaign, all mail stopped. */
export async function fakeBackend(page: Page): Promise<void> {
  await page.route('https://firestore.googleapis.com/**', (route) =>
    route.fulfill({ headers: ANYONE, json: firestoreAnswer(route) }),
  );
  await page.route(`**/${CALLABLES.noteReading}`, (route) =>
    route.fulfill({ headers: ANYONE, json: { result: { noted: true } } }),
  );
  const excluded = { cancelled: 0, unsubscribed: 4, invalid: 1, duplicate: 2 };
  await page.route(`**/${CALLABLES.previewEmailCampaign}`, (route) =>
    route.fulfill({
      headers: ANYONE,
      json: { result: { registrants: 60, recipients: 53, excluded } },
    }),
  );
}
