import { readFile } from 'node:fs/promises';
import { COLLECTIONS } from '@raade/contracts/collections';
import type { Page } from '@playwright/test';
import { expect, test } from '../federation/composed-site.ts';
import { openAsStaff } from './signed-in-staff.ts';
import { scrollTo } from '../layout/scroll-to.ts';

const MINUTE = 60_000;

/** The text that the copy button has put onto the clipboard. */
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** The requests of the page from now on, but for code: the site checks itself a while after it was opened. */
function askedFrom(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const isFile = request.url().startsWith('blob:');
    // The site looks now and then whether there are newer releases of it.
    const isRegistry = new URL(request.url()).pathname === '/registry.json';
    // Staff pages tell the server once a minute that somebody is at work.
    const isSessionNote = request.postData()?.includes(`/${COLLECTIONS.sessions}/`) ?? false;
    const isCode = request.resourceType() === 'script';
    if (!isCode && !isFile && !isRegistry && !isSessionNote) asked.push(request.url());
  });
  return asked;
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

test('[ROUTE-16][TPL-01] staff look at the emails that attendees get', async ({ site, page }) => {
  await openAsStaff(page, `${site.url}/email-preview`);
  await expect(page.getByRole('tab')).toHaveText(['Verification Email', 'Next Steps Email']);
  const email = page.frameLocator('iframe');
  await expect(email.getByText('This link expires in 24 hours.')).toBeVisible();

  await page.getByRole('tab', { name: 'Verification Email' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(email.getByText('Included with your registration.')).toBeAttached();
  await expect(page).toHaveURL(/\/email-preview\?email=next-steps$/);
});

test('[ROUTE-18][TPL-03][TPL-04][TPL-05][TPL-06][TPL-07][TPL-08][CALL-18] staff take the workshop email to the mail service, by the browser alone', async ({
  site,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.url });
  const start = Date.now();
  await page.clock.install({ time: start });
  await openAsStaff(page, `${site.url}/workshop-email-export`);
  await expect(page.getByRole('tab')).toHaveText(['Preview', 'Brevo Version']);
  const email = page.frameLocator('iframe');
  await expect(email.getByText('Hello Sam,')).toBeVisible();

  const subject = 'RAADE Forum 2025: Workshop Selection & Case Studies';
  await expect(page.getByText('Subject', { exact: true }).locator('xpath=..')).toContainText(
    subject,
  );
  const guide = page.getByRole('region', { name: 'Import into Brevo' });
  await expect(guide.getByRole('listitem')).toHaveText([
    'Pick the Brevo version and export to an HTML file',
    'Log in to Brevo',
    'Create a template',
    'Import the HTML',
    'Make sure the contact list has a FIRSTNAME field',
    `Set the subject to ‘${subject}’`,
    'Save',
  ]);

  await page.getByRole('tab', { name: 'Brevo Version' }).click();
  await expect(email.getByText('Hello {{ contact.FIRSTNAME }},')).toBeVisible();
  const asked = askedFrom(page);
  const file = await exportedFile(page);
  expect(file.name).toBe('raade-workshop-email.html');
  expect(file.html).toMatch(/^<!doctype html>/);
  expect(file.html).toContain('Hello {{ contact.FIRSTNAME }},');
  expect(file.html).toContain(`href="${site.url}/conference"`);
  // The guard of the preview is not for readers.
  expect(file.html).not.toContain('Content-Security-Policy');

  await page.clock.pauseAt(start + 10 * MINUTE);
  await page.getByRole('button', { name: 'Copy to Clipboard' }).click();
  const copied = page.getByRole('button', { name: 'Copied!' });
  await expect(copied).toBeVisible();
  await page.clock.runFor(2900);
  await expect(copied).toBeVisible();
  await page.clock.runFor(200);
  await expect(copied).toHaveCount(0);
  expect(await clipboard(page)).toBe(file.html);
  expect(asked).toEqual([]);
});

test('[ROUTE-17][TPL-02][TPL-10] the workshop page leads to the correction email, which exports alike', async ({
  site,
  page,
}) => {
  await openAsStaff(page, `${site.url}/workshop-email-export?version=brevo`);
  await page.getByRole('link', { name: 'Export the correction email' }).click();
  await expect(page).toHaveURL(`${site.url}/email-export`);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Correction Email Export' })).toBeVisible();

  await page.getByRole('tab', { name: 'Brevo Version' }).click();
  const file = await exportedFile(page);
  expect(file.name).toBe('raade-correction-email.html');
  expect(file.html).toContain('Hello {{ contact.FIRSTNAME }},');
});

test('[TPL-09] the preview scrolls in at most 600 px, and nothing in it leads anywhere', async ({
  site,
  page,
  context,
}) => {
  await openAsStaff(page, `${site.url}/workshop-email-export`);
  const frame = page.locator('iframe');
  await scrollTo(frame, 'center');
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 1200 });
    const box = await frame.boundingBox();
    expect(box?.height).toBeGreaterThan(300);
    expect(box?.height).toBeLessThanOrEqual(600);
  }

  const link = page.frameLocator('iframe').getByRole('link', { name: 'the forum’s page' });
  await expect(link).not.toBeInViewport();
  await frame.hover();
  await page.mouse.wheel(0, 3000);
  await expect(link).toBeInViewport();

  const asked = askedFrom(page);
  await link.click();
  await expect(link).toBeInViewport();
  expect(context.pages()).toHaveLength(1);
  expect(asked).toEqual([]);
  await expect(page).toHaveURL(`${site.url}/workshop-email-export`);
});
