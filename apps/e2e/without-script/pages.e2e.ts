import type { Page } from '@playwright/test';
import { SAMPLE } from '@raade/content-model/sample-content';
import { expect, test } from '../federation/composed-site.ts';

test.use({ javaScriptEnabled: false });

const open = (page: Page, url: string) => page.goto(url, { waitUntil: 'load' });
const loadingTexts = (page: Page) => page.getByText(/^Loading/).filter({ visible: true });

for (const [path, ids] of [
  ['/', ['transition-stat', 'future-showcase', 'transition-hook', 'join']],
  ['/about', ['overview', 'reality', 'approach', 'impact', 'team']],
] as const) {
  test(`every section of ${path} is there, and its anchor leads to it`, async ({ site, page }) => {
    await open(page, site.url + path);
    await expect(loadingTexts(page)).toHaveCount(0);
    for (const id of ids) {
      await open(page, `${site.url}${path}#${id}`);
      const section = page.locator(`section#${id}`).filter({ visible: true });
      await expect(section).toBeInViewport();
      await expect(section.getByRole('heading', { level: 2 })).toBeVisible();
    }
  });
}

test('the picture of the team is there at once', async ({ site, page }) => {
  await open(page, `${site.url}/about`);
  await expect(page.getByRole('img', { name: /^Five people/ })).toBeVisible();
});

test('both days of the schedule stand below each other, without buttons that would do nothing', async ({
  site,
  page,
}) => {
  await open(page, `${site.url}/conference#schedule`);
  const schedule = page.locator('#schedule');
  const names = schedule.getByRole('heading', { name: /^Day \d \(/ });
  await expect(names).toHaveText(['Day 1 (April 11)', 'Day 2 (April 12)']);
  await expect(schedule.locator('li[id^="session-"]')).toHaveCount(20);
  await expect(schedule.getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect(schedule.getByRole('link', { name: 'Add to Google Calendar' })).toBeVisible();
});

test('an address of a session of the second day leads to it', async ({ site, page }) => {
  await open(page, `${site.url}/conference`);
  const last = page.locator('#schedule li[id^="session-"]').last();
  await open(page, `${site.url}/conference?day=2#${await last.getAttribute('id')}`);
  await expect(last).toBeInViewport();
});

test('what tabs and the carousel show in turn can be read, and films are a link', async ({
  site,
  page,
}) => {
  await open(page, `${site.url}/conference`);
  const why = page.locator('#why-attend');
  await expect(why.getByRole('heading', { level: 3 })).toHaveCount(4);
  await expect(why.getByRole('heading', { level: 4 })).toHaveCount(20);
  await open(page, site.url);
  const film = page.locator('#conference-recap').getByRole('link', { name: /^Watch on YouTube/ });
  await expect(film).toHaveAttribute('href', /^https:\/\/www\.youtube\.com\/watch/);
});

test('the forum page leads to its parts, and shows all of its speakers once asked to', async ({
  site,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, `${site.url}/conference`);
  const bar = page.getByRole('navigation', { name: 'On this page' });
  await bar.getByRole('link', { name: 'Schedule' }).click();
  await expect(page.getByRole('heading', { name: 'Conference Schedule' })).toBeInViewport();
  await bar.getByRole('link', { name: 'Speakers' }).click();
  const cards = page.locator('#speakers').getByRole('listitem').filter({ visible: true });
  await expect(cards).toHaveCount(6);
  await page.getByText('All 11 speakers').click();
  await expect(cards).toHaveCount(11);
});

for (const [path, note] of [
  ['/donate', 'To give without it, write to'],
  ['/conference#donation', 'To give without it, write to'],
  ['/apply/student', 'To apply without it, send us what it asks for:'],
  ['/apply/partner', 'To apply without it, send us what it asks for:'],
] as const) {
  test(`the form of ${path} says that it cannot work, and what to do instead`, async ({
    site,
    page,
  }) => {
    await open(page, site.url + path);
    const text = page.locator('p', {
      has: page.locator('strong', { hasText: 'This form needs JavaScript.' }),
    });
    await expect(text).toContainText(
      `This form needs JavaScript. ${note} ${SAMPLE.contact.email}.`,
    );
    await expect(text).toBeVisible();
    await expect(text.getByRole('link', { name: SAMPLE.contact.email })).toHaveAttribute(
      'href',
      new RegExp(`^mailto:${SAMPLE.contact.email}\\?subject=`),
    );
    await expect(
      page.locator('form').getByRole('textbox', { name: 'Email' }).first(),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: /^(Donate|Submit)/ })).toHaveCount(0);
  });
}
