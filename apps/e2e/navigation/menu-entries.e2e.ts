import type { Page } from '@playwright/test';
import { expect, test } from '../federation/composed-site.ts';

const banner = (page: Page) => page.getByRole('banner');

/** Entries of each dropdown, in order: their names and where they lead. */
const MENUS = {
  About: [
    ['Overview', '/about#overview'],
    ['Approach', '/about#approach'],
    ['Impact', '/about#impact'],
    ['Team', '/about#team'],
  ],
  'Innovation Studios': [
    ['Overview', '/studios#overview'],
    ['Projects', '/studios#projects'],
    ['Apply', '/studios#apply'],
  ],
  Conference: [
    ['Overview', '/conference#overview'],
    ['Why Attend', '/conference#why-attend'],
    ['Speakers', '/conference#speakers'],
    ['Schedule', '/conference#schedule'],
    ['Sponsors', '/conference#sponsors'],
    ['Registration', '/conference#registration'],
    ['Sponsorship', '/conference#sponsorship'],
    ['Register Now', '/conference/register'],
    ['Donate', '/conference#donation'],
  ],
};

test('[NAV-14][NAV-15][NAV-16][NAV-17][NAV-19][NAV-20][NAV-22] three items, each with the sections of its page, and two buttons', async ({
  site,
  page,
}) => {
  await page.goto(site.url);
  await expect(banner(page).getByRole('button', { name: /^More on / })).toHaveCount(3);
  for (const [name, entries] of Object.entries(MENUS)) {
    const item = banner(page).getByRole('link', { name, exact: true });
    await expect(item).toHaveAttribute('href', entries[0]?.[1]?.replace('#overview', '') ?? '');
    const more = banner(page).getByRole('button', { name: `More on ${name}` });
    await more.click();
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    const links = more.locator('xpath=ancestor::li[1]').getByRole('list').getByRole('link');
    await expect(links).toHaveText(entries.map(([label]) => label ?? ''));
    const addresses = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute('href')),
    );
    expect(addresses).toEqual(entries.map(([, address]) => address));
    await page.keyboard.press('Escape');
  }
  for (const [name, address] of [
    ['Donate', '/conference#donation'],
    ['Join Us', '/#join'],
  ] as const) {
    const button = banner(page).getByRole('link', { name, exact: true });
    await expect(button).toBeVisible();
    await expect(button).toHaveAttribute('href', address);
  }
});

test('[NAV-21] the mobile menu leads to contact and events', async ({ site, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(site.url);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog');
  for (const [name, address] of [
    ['Contact', '/contact'],
    ['Events', '/conference'],
  ] as const) {
    await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('href', address);
  }
});

test('[NAV-43] home, about, studios and conference are heroes, the registration alone is dark', async ({
  site,
  page,
}) => {
  const tags = {
    '/': 'light',
    '/about': 'light',
    '/studios': 'light',
    '/conference': 'light',
    '/conference/register': 'dark',
  };
  for (const [path, tag] of Object.entries(tags)) {
    await page.goto(site.url + path);
    await expect(page.locator('body')).toHaveAttribute('data-nav-background', tag);
  }
  for (const path of ['/contact', '/apply/student', '/donate']) {
    await page.goto(site.url + path);
    await expect(page.locator('body:not([data-nav-background])')).toBeAttached();
  }
});
