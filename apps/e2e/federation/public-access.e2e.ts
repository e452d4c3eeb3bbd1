import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pagesFileSchema } from '@raade/contracts/pages';
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

test('[SEC-01] every public page shows its content to a visitor who never signed in', async ({
  site,
  page,
}) => {
  const paths = publicPaths();
  expect(paths).toEqual(expect.arrayContaining(['/', '/about', '/studios', '/conference']));
  const authentication: string[] = [];
  page.on('request', (request) => {
    if (/identitytoolkit|securetoken|\/auth/.test(request.url()))
      authentication.push(request.url());
  });
  for (const route of paths) {
    await page.goto(`${site.url}${route}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 }), route).toBeVisible();
    await expect(main.getByRole('alert'), route).toHaveCount(0);
    await expect(page.getByLabel('Password'), route).toHaveCount(0);
    await expect(page.getByRole('button', { name: /sign in/i }), route).toHaveCount(0);
  }
  expect(authentication).toEqual([]);
});
