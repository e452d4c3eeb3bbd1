import { expectAccessible } from '../accessibility/every-theme.ts';
import { expect, test } from '../federation/composed-site.ts';

test('the panel lists failures with their places and recoveries, and stays until it is closed', async ({
  site,
  page,
}) => {
  const panel = page.getByRole('complementary', { name: 'Federation' });
  const rows = panel.getByRole('table', { name: 'Log' }).getByRole('row');
  site.servers.giving.fail({ kind: 'refused', matches: /remoteEntry\.js/ });
  await page.goto(`${site.url}/donate?debug=federation`, { waitUntil: 'load' });
  const failure = rows.filter({ hasText: 'remote not loaded' }).filter({ hasText: 'attempt 0' });
  await expect(failure).toContainText('could not be fetched');
  site.servers.giving.heal();
  const loaded = rows.filter({ hasText: 'remote loaded' }).filter({ hasText: 'module' });
  await expect(loaded).toContainText('giving');
  // Unhandled rejections only reach the window.
  await page.evaluate(() => setTimeout(() => void Promise.reject(new Error('handler fault'))));
  await expect(rows.filter({ hasText: 'rejection not handled: handler fault' })).toHaveCount(1);

  await page.goto(`${site.url}/privacy`);
  await expect(panel).toBeVisible();
  // On a narrow screen tables scroll, which axe checks.
  await page.setViewportSize({ width: 360, height: 700 });
  await expectAccessible(page, 'the panel', { within: 'aside' });

  await panel.getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Enter');
  await expect(panel).toHaveCount(0);
  await page.reload();
  await expect(panel).toHaveCount(0);
});
