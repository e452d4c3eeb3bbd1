import type { Page } from '@playwright/test';
import { pointTo } from '@raade/prove/fault-server/release-into.ts';
import { expect, test } from '../federation/composed-site.ts';
import { RECIPIENT_TEXT, stageCopy } from './changed-giving.ts';
import { donateLink, homeLink, isMarkedDocument, letReadAgain, openTab } from './open-tab.ts';
import { scrollTo } from '../layout/scroll-to.ts';
import { withinNow } from '../machine/pace.ts';

/** The chunks of giving that a visitor may need, by name. */
const CHUNKS = [
  'application-api',
  'apply-partner',
  'apply-student',
  'donate',
  'donation',
  'payment',
];

interface Answer {
  readonly url: string;
  readonly status: number | 'failed';
}

function answersFrom(page: Page, origin: string): Answer[] {
  const answers: Answer[] = [];
  page.on('response', (response) => {
    if (response.url().startsWith(origin)) {
      answers.push({ url: response.url(), status: response.status() });
    }
  });
  page.on('requestfailed', (request) => {
    if (request.url().startsWith(origin)) answers.push({ url: request.url(), status: 'failed' });
  });
  return answers;
}

const chunkOf = ({ url }: Answer) => /\/js\/([a-z-]+)\.[0-9a-f]+\.js$/.exec(url)?.[1];

test('a tab that stays open during ten releases can still open every page and part for the first time', async ({
  site,
  page,
}) => {
  test.setTimeout(withinNow(120_000));
  const { origin } = site.servers.giving;
  const first = site.pointers.get('giving')?.release;
  const answers = answersFrom(page, origin);
  await openTab(page, `${site.url}/conference#donation`);
  // The typed text keeps the tab on its release.
  await page.getByLabel('Full name').fill('Sample Donor');
  let latest = '';
  for (let count = 1; count <= 10; count += 1) latest = await stageCopy(site, `Release ${count}`);
  await pointTo(site, 'giving', latest);
  await letReadAgain(page, 'pointer moved');

  await donateLink(page).press('Enter');
  await expect(page.getByText(RECIPIENT_TEXT)).toBeVisible();
  await page.getByLabel('Email').fill('donor@example.org');
  await page.getByRole('button', { name: 'Donate $50 Now' }).click();
  for (const address of ['/apply/student', '/apply/partner']) {
    // The message on the donation takes the focus when it appears, so a key pressed at that moment goes there.
    await expect(async () => {
      await homeLink(page).press('Enter');
      await expect(page).toHaveURL(`${site.url}/`, { timeout: withinNow(2000) });
    }).toPass();
    await scrollTo(page.locator('#join'), 'center');
    await page.locator(`#join a[href="${address}"]`).click();
    await expect(page).toHaveURL(`${site.url}${address}`);
    await expect(page.locator('main form')).toBeVisible();
  }
  await page.getByRole('textbox').first().fill('Sample');

  await expect
    .poll(() => CHUNKS.filter((chunk) => !answers.some((answer) => chunkOf(answer) === chunk)))
    .toEqual([]);
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  expect(answers.filter(({ url }) => !url.startsWith(`${origin}/r/${first}/`))).toEqual([]);
  expect(await isMarkedDocument(page)).toBe(true);
});
