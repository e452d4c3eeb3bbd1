import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { openAsStaff } from '../email-templates/signed-in-staff.ts';
import { expect, test } from '../federation/composed-site.ts';
import { standInForBackend } from './stand-in-backend.ts';

/** axe finds nothing, and nothing is wider than the screen. */
async function expectSoundAt(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    // axe runs in every frame, but in the sandbox of the email nothing does.
    const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
    expect(
      violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target) })),
    ).toEqual([]);
    const widest = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(widest).toBeLessThanOrEqual(width);
  }
}

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing while staff write and follow emails in the ${theme} theme`, async ({
    site,
    page,
  }) => {
    await page.addInitScript((chosen) => {
      // The sandbox of the email has no storage.
      if (window.top === window) localStorage.setItem('raade-ui-theme', chosen);
    }, theme);
    await standInForBackend(page);
    await openAsStaff(page, `${site.url}/admin/email-management`);
    await expect(page.getByText('All sending is stopped.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sample news' })).toBeVisible();
    await page.getByLabel('Email Content').fill('Dear {{last_name}}');
    await page.getByRole('button', { name: 'Send Test Email' }).click();
    await expect(page.getByText('Subject must be at least 3 characters')).toBeVisible();
    await expectSoundAt(page, [360, 768, 1440]);

    await page.getByLabel('Email Subject').fill('Sample subject');
    await page.getByLabel('Email Content').fill('The doors open early.');
    await page.getByLabel('Test Mode').uncheck();
    await page.getByRole('button', { name: 'Send Campaign' }).click();
    await expect(page.getByRole('button', { name: 'Send to 53 recipients' })).toBeVisible();
    await expectSoundAt(page, [360]);

    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Sample news' }).click();
    await expect(page.getByRole('cell', { name: 'There is no mailbox' })).toBeVisible();
    await expectSoundAt(page, [360, 768, 1440]);
  });
}
