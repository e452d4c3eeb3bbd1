import { expect, test } from './composed-site.ts';

test('[ROUTE-01] / is the home page of content, and /#join leads to its last section', async ({
  site,
  page,
}) => {
  await page.goto(site.url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Rice Association for African Development',
  );
  expect(site.servers.content.requests.some((path) => path.endsWith('remoteEntry.js'))).toBe(true);

  await page.goto(`${site.url}/#join`);
  await page.reload();
  const join = page.locator('#join');
  await expect(join.getByRole('link', { name: 'Apply Now' })).toBeVisible();
  await expect(join).toBeInViewport({ ratio: 0.5 });
});
