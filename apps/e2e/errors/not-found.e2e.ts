import { ERROR_MESSAGES } from '@raade/contracts/error-messages';
import { NOT_FOUND_HEAD } from '@raade/contracts/not-found-page';
import { expect, test } from '../federation/composed-site.ts';

const WAYS_ON = [
  { name: 'Go to the home page', path: '/' },
  { name: 'Innovation Studios', path: '/studios' },
  { name: 'Conference', path: '/conference' },
  { name: 'Contact', path: '/contact' },
];

test('[ROUTE-21] an unknown path answers 404 with a friendly page that leads on', async ({
  site,
  page,
}) => {
  const response = await page.goto(`${site.url}/no-such-page`);
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle(NOT_FOUND_HEAD.title);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('We could not find that page');
  await expect(page.getByText(ERROR_MESSAGES.router.title)).toHaveCount(0);
  await expect(main.getByRole('alert')).toHaveCount(0);
  for (const { name, path } of WAYS_ON) {
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', path);
  }

  await main.getByRole('link', { name: 'Conference' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site.url}/conference`);
  await expect(main.getByRole('heading', { level: 1 })).toContainText('Forum');
});

test('[ROUTE-21] so does a path below one that a remote owns, and one that was followed inside the site', async ({
  site,
  page,
}) => {
  await page.goto(site.url);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  for (const path of ['/conference/no-such-page', '/no-such-page']) {
    await page.evaluate((target) => {
      history.pushState(null, '', target);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We could not find that page');
  }
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});
