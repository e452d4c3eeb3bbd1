import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../stack/local-stack.ts';
import {
  FUNCTION_MS,
  openEmailManagement,
  sampleSubject,
  writeEmail,
} from './email-management-page.ts';

/** At every width: axe finds nothing, and nothing is wider than the screen. */
async function expectSoundAtEveryWidth(page: Page): Promise<void> {
  for (const width of [360, 768, 1440]) {
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
  test(`axe finds nothing while staff write, send and follow an email in the ${theme} theme`, async ({
    page,
  }) => {
    const subject = sampleSubject();
    await page.addInitScript((chosen) => {
      // The sandbox of the email has no storage.
      if (window.top === window) localStorage.setItem('raade-ui-theme', chosen);
    }, theme);
    await openEmailManagement(page);
    await page.getByLabel('Email Content').fill('{{last_name}}');
    await page.getByRole('button', { name: 'Send Test Email' }).click();
    await expect(page.getByText('Subject must be at least 3 characters')).toBeVisible();
    await expectSoundAtEveryWidth(page);

    await writeEmail(page, subject);
    await page.getByLabel('Recipient Type').selectOption('Group Leaders');
    await page.getByLabel('Test Mode').uncheck();
    await page.getByRole('button', { name: 'Send Campaign' }).click();
    const confirm = page.getByRole('button', { name: 'Send to 3 recipients' });
    await expect(confirm).toBeVisible(FUNCTION_MS);
    await expectSoundAtEveryWidth(page);

    await confirm.click();
    const campaign = page.getByRole('link', { name: `“${subject}” is on its way` });
    await expect(campaign).toBeVisible(FUNCTION_MS);
    await campaign.click();
    await expect(page.getByRole('table').getByText('@').first()).toBeVisible(FUNCTION_MS);
    await expectSoundAtEveryWidth(page);
  });
}
