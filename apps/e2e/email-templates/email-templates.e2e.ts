import { readFile } from 'node:fs/promises';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility/every-theme.ts';
import { violationsOf } from '../accessibility/violations.ts';
import { expect, test } from '../federation/composed-site.ts';
import { openAsStaff } from './signed-in-staff.ts';
import { scrollTo } from '../layout/scroll-to.ts';

/** Emails have no landmarks, since mail programs provide them. */
const FOR_WHOLE_PAGES = ['region', 'landmark-one-main'];

/**
 * Records the page's requests from now on, except for scripts, since the site checks itself a while after it was
 * opened.
 */
function requestsFrom(page: Page): readonly string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const isFile = request.url().startsWith('blob:');
    // The site regularly checks for newer releases.
    const isRegistry = new URL(request.url()).pathname === '/registry.json';
    // Staff pages update their session once a minute.
    const isSessionNote = request.postData()?.includes(`/${COLLECTIONS.sessions}/`) ?? false;
    const isCode = request.resourceType() === 'script';
    if (!isCode && !isFile && !isRegistry && !isSessionNote) requests.push(request.url());
  });
  return requests;
}

/** Expects no axe violations on the page and in its email, which is opened alone, since its frame is sandboxed. */
async function expectAccessibleEmail(page: Page): Promise<void> {
  await expectAccessible(page, page.url(), { besides: 'iframe', widths: [360] });
  const root = page.frameLocator('iframe').locator('html');
  const email = await page.context().newPage();
  await email.setViewportSize({ width: 360, height: 900 });
  await email.setContent(`<!doctype html>${await root.evaluate((html) => html.outerHTML)}`);
  for (const colorScheme of ['light', 'dark'] as const) {
    await email.emulateMedia({ colorScheme });
    expect(await violationsOf(email, { withoutRules: FOR_WHOLE_PAGES })).toEqual([]);
  }
  expect(await email.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await email.close();
}

async function exportedFile(page: Page) {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export to HTML' }).click();
  const download = await waiting;
  return {
    name: download.suggestedFilename(),
    html: await readFile(await download.path(), 'utf8'),
  };
}

test('[ROUTE-16][ROUTE-17][ROUTE-18][TPL-01][TPL-04][TPL-05][TPL-09][TPL-10][CALL-18] staff see the emails to attendees, and copy them for the mail service without a server', async ({
  site,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.url });
  await openAsStaff(page, `${site.url}/email-preview`);
  const frame = page.locator('iframe');
  const email = page.frameLocator('iframe');
  await expect(email.getByText('This link expires in 24 hours.')).toBeVisible();
  await page.getByRole('tab', { name: 'Verification Email' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(email.getByText('Included with your registration.')).toBeAttached();
  await expect(page).toHaveURL(/\/email-preview\?email=next-steps$/);

  await expectAccessibleEmail(page);

  await page.goto(`${site.url}/workshop-email-export`);
  await expect(email.getByText('Hello Sam,')).toBeVisible();
  await expectAccessibleEmail(page);
  await test.step('the preview scrolls in at most 600 px, and nothing in it leads anywhere', async () => {
    await scrollTo(frame, 'center');
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 1200 });
      const box = await frame.boundingBox();
      expect(box?.height).toBeGreaterThan(300);
      expect(box?.height).toBeLessThanOrEqual(600);
    }
    const link = email.getByRole('link', { name: 'the forum’s page' });
    await expect(link).not.toBeInViewport();
    await frame.hover();
    await page.mouse.wheel(0, 3000);
    await expect(link).toBeInViewport();
    const requests = requestsFrom(page);
    await link.click();
    await expect(link).toBeInViewport();
    expect(context.pages()).toHaveLength(1);
    expect(requests).toEqual([]);
    await expect(page).toHaveURL(`${site.url}/workshop-email-export`);
  });

  await page.getByRole('tab', { name: 'Brevo Version' }).click();
  await expect(email.getByText('Hello {{ contact.FIRSTNAME }},')).toBeVisible();
  const requests = requestsFrom(page);
  const file = await exportedFile(page);
  expect(file.name).toBe('raade-workshop-email.html');
  expect(file.html).toMatch(/^<!doctype html>/);
  expect(file.html).toContain('Hello {{ contact.FIRSTNAME }},');
  expect(file.html).toContain(`href="${site.url}/conference"`);
  // The policy of the preview is not part of the email.
  expect(file.html).not.toContain('Content-Security-Policy');
  await page.getByRole('button', { name: 'Copy to Clipboard' }).click();
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(file.html);
  expect(requests).toEqual([]);

  await page.getByRole('link', { name: 'Export the correction email' }).click();
  await expect(page).toHaveURL(`${site.url}/email-export`);
  await page.reload();
  await page.getByRole('tab', { name: 'Brevo Version' }).click();
  expect((await exportedFile(page)).name).toBe('raade-correction-email.html');
});
