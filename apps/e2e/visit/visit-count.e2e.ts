import type { Page } from '@playwright/test';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { LOCAL_PROJECT_ID } from '@raade/contracts/local/local-stack';
import type { StackDescription } from '@raade/kit/stack/stack-file.ts';
import { withinNow } from '../machine/pace.ts';
import { expect, test } from '../stack/local-stack.ts';

/** Makes this the one visit in ten, and that of a person, and notes what is sent: no test sees a page's last request. */
function chooseVisit(): void {
  Math.random = () => 0;
  Object.defineProperty(navigator, 'webdriver', { value: false });
  const send = navigator.sendBeacon.bind(navigator);
  navigator.sendBeacon = (url, body) => {
    localStorage.setItem(
      'sent',
      (localStorage.getItem('sent') ?? '') + (typeof body === 'string' ? body : ''),
    );
    return send(url, body);
  };
}

function wantPrivacy(): void {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
}

/** Looks at a page until it counts, and leaves it; what it has sent. */
async function visit(page: Page, address: string): Promise<string> {
  const counting = page.waitForResponse(/visit-count/);
  await page.goto(address);
  await (await counting).finished();
  await page.waitForLoadState('networkidle');
  await page.goto('/about');
  return page.evaluate(() => localStorage.getItem('sent') ?? '');
}

/** The apps that were counted so far. */
async function counted({ env }: StackDescription): Promise<string[]> {
  // Google's SDKs find emulators by their environment.
  Object.assign(process.env, env);
  const app = initializeApp({ projectId: LOCAL_PROJECT_ID }, 'visit-count');
  const { docs } = await getFirestore(app).collection(COLLECTIONS.metrics).get();
  await deleteApp(app);
  const releases = docs.flatMap((found) => Object.keys((found.get('releases') ?? {}) as object));
  return releases.map((key) => key.slice(0, key.indexOf('@')));
}

test('what a visit has loaded is sent once when it is left, under the policy of the page', async ({
  page,
  browser,
  stack,
}) => {
  await page.addInitScript(chooseVisit);
  const sent = await visit(page, '/donate');
  const { releases } = JSON.parse(sent) as { releases: object[] };
  expect(releases).toContainEqual(expect.objectContaining({ app: 'giving', loads: 1 }));
  expect(sent).not.toMatch(/donate|http|Mozilla/);
  await expect
    .poll(() => counted(stack), { timeout: withinNow(10_000) })
    .toEqual(expect.arrayContaining(['giving', 'shell']));

  const context = await browser.newContext({ baseURL: stack.origins.shell });
  const theirs = await context.newPage();
  await theirs.addInitScript(chooseVisit);
  await theirs.addInitScript(wantPrivacy);
  expect(await visit(theirs, '/donate'), 'of a browser that asks for privacy').toBe('');
  await context.close();
});
