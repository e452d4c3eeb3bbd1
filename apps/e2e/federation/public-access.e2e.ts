import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pagesFileSchema } from '@raade/contracts/site/pages';
import { expect, test } from './composed-site.ts';

const BUILDS = path.resolve(import.meta.dirname, '../../../dist/apps');

/** Every address that search engines may list; all of it is the site's public part. */
function publicPaths(): string[] {
  return globSync('*/pages.json', { cwd: BUILDS })
    .flatMap((file) => {
      const text = readFileSync(path.join(BUILDS, file), 'utf8');
      return pagesFileSchema.parse(JSON.parse(text)).pages;
    })
    .filter(({ internal, path: route }) => !internal && !route.endsWith('*'))
    .map((page) => page.path);
}

test('[ROUTE-01][SEC-01][SEC-03] every public page shows its content to a visitor who never signed in, and downloads nothing of staff', async ({
  site,
  page,
}) => {
  const paths = publicPaths();
  expect(paths).toEqual(expect.arrayContaining(['/', '/about', '/studios', '/conference']));
  const [authentication, staffFiles]: [string[], string[]] = [[], []];
  page.on('request', (request) => {
    const url = request.url();
    if (/identitytoolkit|securetoken|\/auth/.test(url)) authentication.push(url);
    // Search reads a list of each remote, which is public and names no staff page.
    const isStaff = url.startsWith(site.servers.admin.origin) && !url.endsWith('/search.json');
    if (isStaff) staffFiles.push(url);
  });
  const main = page.getByRole('main');
  for (const route of paths) {
    await page.goto(`${site.url}${route}`);
    await expect(main.getByRole('heading', { level: 1 }), route).toBeVisible();
    await expect(main.getByRole('alert'), route).toHaveCount(0);
    await expect(page.getByLabel('Password'), route).toHaveCount(0);
    await expect(page.getByRole('button', { name: /sign in/i }), route).toHaveCount(0);
  }
  await page.goto(`${site.url}/#join`);
  await page.reload();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    'Rice Association for African Development',
  );
  await expect(page.locator('#join')).toBeInViewport({ ratio: 0.5 });
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(authentication).toEqual([]);
  expect(staffFiles).toEqual([]);

  await page.goto(`${site.url}/admin/reconciliation`);
  await expect(page.getByRole('heading', { name: 'Staff Sign-In' })).toBeVisible();
  expect(staffFiles.length).toBeGreaterThan(1);
  // The files behind the sign-in are not there before it.
  expect(staffFiles.filter((url) => url.includes('dashboard'))).toEqual([]);
});
