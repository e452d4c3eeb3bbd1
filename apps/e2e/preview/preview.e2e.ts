import type { Locator, Page } from '@playwright/test';
import { expectAccessible, WIDTHS } from '../accessibility/every-theme.ts';
import { openAsStaff } from '../email-templates/signed-in-staff.ts';
import { type ComposedSite, expect, test } from '../federation/composed-site.ts';
import { stageCopy } from '../releases/changed-giving.ts';
import { signOut } from '../staff/staff.ts';
import { toasts } from '../toasts/toasts.ts';

/** A date with a countdown. */
const BEFORE_THE_FORUM = '2025-04-01T12:00:00-05:00';

/** The text in place of `RECIPIENT_TEXT`. */
const PREVIEWED = 'In the preview, your gift goes to';

const badge = (page: Page) => page.getByRole('complementary', { name: 'Preview' });
const heading = (page: Page, name: string) => page.getByRole('heading', { name });
const asksFor = (site: ComposedSite, file: string) =>
  site.servers.giving.requests.filter((request) => request.includes(file));

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not on the page.');
  return { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height };
}

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await boxOf(one), await boxOf(other)];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Follows a link to a preview, and confirms it. */
async function openPreview(page: Page, url: string): Promise<void> {
  // The page is not hydrated before the answer.
  await page.goto(url, { waitUntil: 'load' });
  const question = page.getByRole('dialog', { name: /^Show release/ });
  await question.getByRole('button', { name: 'Show it' }).click();
}

test('a preview link shows visitors the live release, and staff the previewed one in their whole tab, until they reset it or sign out', async ({
  site,
  page,
}) => {
  const release = await stageCopy(site, PREVIEWED);
  await page.clock.install({ time: BEFORE_THE_FORUM });
  await page.goto(`${site.url}/donate?preview=giving@${release}`);
  await expect(toasts(page)).toContainText('Preview not shown');
  await expect(toasts(page)).toContainText('Sign in as staff first');
  await expect(heading(page, 'Your Donation')).toBeVisible();
  await expect(badge(page)).toHaveCount(0);
  expect(asksFor(site, release)).toEqual([]);
  await openAsStaff(page, `${site.url}/admin/reconciliation`);

  await openPreview(page, `${site.url}/donate?preview=giving@${release}`);
  await expect(page.getByText(PREVIEWED)).toBeVisible();
  await expect(badge(page)).toContainText(`giving ${release.slice(0, 7)}`);
  await expect(toasts(page)).toHaveCount(0);
  expect(asksFor(site, `/r/${release}/remoteEntry.js`)).toHaveLength(1);

  // The link loads another document, whose URL has no preview parameter.
  await page.goto(`${site.url}/apply/student`);
  const countdown = page.getByRole('complementary', { name: /^Countdown/ });
  const last = page.getByRole('button', { name: 'Back to top' });
  await expect(badge(page)).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 700 });
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    for (const neighbour of [countdown, last]) {
      expect(await overlap(badge(page), neighbour), `${width} px`).toBe(false);
    }
  }
  // The badge looks the same at each width, so one will do.
  await expectAccessible(page, 'the badge', { within: '[aria-label=Preview]' });

  await badge(page).getByRole('button', { name: 'Reset' }).focus();
  await page.keyboard.press('Enter');
  await expect(badge(page)).toHaveCount(0);
  await page.goto(`${site.url}/donate`);
  await expect(heading(page, 'Your Donation')).toBeVisible();
  await expect(badge(page)).toHaveCount(0);

  await openPreview(page, `${site.url}/donate?preview=giving@${release}`);
  await expect(badge(page)).toBeVisible();
  await page.goto(`${site.url}/admin/reconciliation`);
  await signOut(page);
  await expect(heading(page, 'Staff Sign-In')).toBeVisible();
  await page.goto(`${site.url}/donate`);
  await expect(heading(page, 'Your Donation')).toBeVisible();
  await expect(toasts(page)).toContainText('Sign in as staff first');
  await expect(badge(page)).toHaveCount(0);
});
