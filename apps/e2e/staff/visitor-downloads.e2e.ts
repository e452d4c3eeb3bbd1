import { expect, test } from '../federation/composed-site.ts';
import { scrollTo } from '../layout/scroll-to.ts';

test('[SEC-03] visitors download nothing of the staff pages until they ask for one', async ({
  site,
  page,
}) => {
  const staffFiles: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(site.servers.admin.origin)) staffFiles.push(request.url());
  });
  for (const route of ['/', '/conference', '/donate']) {
    await page.goto(`${site.url}${route}`);
    await scrollTo(page.getByRole('contentinfo'), 'center');
    await page.waitForLoadState('networkidle');
  }
  // Search reads a list of each remote, which is public and names no staff page.
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(staffFiles.filter((url) => !url.endsWith('/search.json'))).toEqual([]);

  await page.goto(`${site.url}/admin/reconciliation`);
  await expect(page.getByRole('heading', { name: 'Staff Sign-In' })).toBeVisible();
  expect(staffFiles.length).toBeGreaterThan(1);
  // The files behind the sign-in are not there before it.
  expect(staffFiles.filter((url) => url.includes('dashboard'))).toEqual([]);
});
