import type { Page } from '@playwright/test';
import { expect, test } from '../federation/composed-site.ts';

const COUNTS = [
  ['All', 6],
  ['Healthcare', 2],
  ['Technology', 2],
  ['Education', 1],
  ['Energy', 1],
  ['Business', 2],
] as const;

const choices = (page: Page) => page.getByRole('group', { name: 'Filter projects by sector' });
const choice = (page: Page, name: string) =>
  choices(page).getByRole('button', { name, exact: true });
const cards = (page: Page) => page.locator('#projects').getByRole('heading', { level: 3 });

test('[STU-04][STU-05][STU-06][STU-07] the filter shows the projects of a sector and says how many', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/studios`);
  const projects = page.locator('#projects');
  await expect(projects).toContainText('The 2024-2025 challenges');
  await expect(choices(page).getByRole('button')).toHaveText(COUNTS.map(([name]) => name));
  await expect(choice(page, 'All')).toHaveAttribute('aria-pressed', 'true');
  await expect(cards(page)).toHaveCount(6);

  for (const [name, count] of [...COUNTS].reverse()) {
    await choice(page, name).click();
    await expect(choices(page).locator('[aria-pressed="true"]')).toHaveText([name]);
    await expect(cards(page)).toHaveCount(count);
    await expect(projects.getByRole('status')).toHaveText(
      new RegExp(`^${count} projects?${name === 'All' ? '' : ` in ${name}`}$`),
    );
  }
  await choice(page, 'Business').click();
  await expect(cards(page)).toHaveText([
    'Solar Access Program',
    "Women's Entrepreneurship Program",
  ]);
});

test('the choice is in the address, and the way back leads through it without a jump', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/studios?sector=healthcare`);
  await expect(choice(page, 'Healthcare')).toHaveAttribute('aria-pressed', 'true');
  await expect(cards(page)).toHaveCount(2);

  await choice(page, 'Energy').click();
  await expect(page).toHaveURL(`${site.url}/studios?sector=energy`);
  const position = await page.evaluate(() => window.scrollY);
  expect(position).toBeGreaterThan(100);
  await choice(page, 'All').click();
  await expect(page).toHaveURL(`${site.url}/studios`);
  expect(await page.evaluate(() => window.scrollY)).toBe(position);

  await page.goBack();
  await expect(cards(page)).toHaveText(['Solar Access Program']);
  await page.goBack();
  await expect(cards(page)).toHaveCount(2);
  await page.goto(`${site.url}/studios?sector=no-such-sector`);
  await expect(cards(page)).toHaveCount(6);
});
