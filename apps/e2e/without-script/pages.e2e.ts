import type { Page } from '@playwright/test';
import { SAMPLE } from '@raade/content-model/sample-content';
import { expect, test } from '../federation/composed-site.ts';

test.use({ javaScriptEnabled: false });

const open = (page: Page, url: string) => page.goto(url, { waitUntil: 'load' });

test('without script all sections can be read and linked to, tabs are below each other, and films are links', async ({
  site,
  page,
}) => {
  for (const [path, ids] of [
    ['/', ['transition-stat', 'future-showcase', 'transition-hook', 'join']],
    ['/about', ['overview', 'reality', 'approach', 'impact', 'team']],
  ] as const) {
    await open(page, site.url + path);
    await expect(page.getByText(/^Loading/).filter({ visible: true })).toHaveCount(0);
    for (const id of ids) {
      await open(page, `${site.url}${path}#${id}`);
      const section = page.locator(`section#${id}`).filter({ visible: true });
      await expect(section).toBeInViewport();
      await expect(section.getByRole('heading', { level: 2 })).toBeVisible();
    }
  }
  await expect(page.getByRole('img', { name: /^Five people/ })).toBeVisible();
  await open(page, site.url);
  const film = page.locator('#conference-recap').getByRole('link', { name: /^Watch on YouTube/ });
  await expect(film).toHaveAttribute('href', /^https:\/\/www\.youtube\.com\/watch/);

  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, `${site.url}/conference`);
  const why = page.locator('#why-attend');
  await expect(why.getByRole('heading', { level: 3 })).toHaveCount(4);
  await expect(why.getByRole('heading', { level: 4 })).toHaveCount(20);
  const schedule = page.locator('#schedule');
  const days = schedule.getByRole('heading', { name: /^Day \d \(/ });
  await expect(days).toHaveText(['Day 1 (April 11)', 'Day 2 (April 12)']);
  await expect(schedule.locator('li[id^="session-"]')).toHaveCount(20);
  await expect(schedule.getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect(schedule.getByRole('link', { name: 'Add to Google Calendar' })).toBeVisible();
  const bar = page.getByRole('navigation', { name: 'On this page' });
  await bar.getByRole('link', { name: 'Speakers' }).click();
  const cards = page.locator('#speakers').getByRole('listitem').filter({ visible: true });
  await expect(cards).toHaveCount(6);
  await page.getByText('All 11 speakers').click();
  await expect(cards).toHaveCount(11);
  const last = schedule.locator('li[id^="session-"]').last();
  await open(page, `${site.url}/conference?day=2#${await last.getAttribute('id')}`);
  await expect(last).toBeInViewport();
});

test('without script the menu opens by a link on a phone, and submenus for a pointer and the keyboard on wide screens', async ({
  site,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, site.url);
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeHidden();
  await page.getByRole('link', { name: 'Open menu' }).click();
  await expect(menu).toBeVisible();
  await expect(menu.getByRole('button').filter({ visible: true })).toHaveCount(0);
  await menu.getByRole('link', { name: 'Close menu' }).click();
  await expect(menu).toBeHidden();
  await page.getByRole('link', { name: 'Open menu' }).click();
  await menu.getByRole('link', { name: 'Schedule' }).click();
  await expect(page).toHaveURL(`${site.url}/conference#schedule`);
  await expect(menu).toBeHidden();
  await expect(page.locator('#schedule')).toBeInViewport();

  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, site.url);
  const bar = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
  const entry = bar.getByRole('link', { name: 'Schedule' });
  await expect(entry).toBeHidden();
  await bar.getByRole('link', { name: 'Conference' }).hover();
  await expect(entry).toBeVisible();
  await page.mouse.move(0, 700);
  await expect(entry).toBeHidden();
  await bar.getByRole('link', { name: 'Conference' }).focus();
  await expect(entry).toBeVisible();
  const buttons = page.getByRole('banner').getByRole('button').filter({ visible: true });
  await expect(buttons).toHaveCount(0);
});

test('without script each form states that it cannot work, and what to do instead', async ({
  site,
  page,
}) => {
  for (const [path, note] of [
    ['/donate', 'To give without it, write to'],
    ['/conference#donation', 'To give without it, write to'],
    ['/apply/student', 'To apply without it, email us the same information:'],
    ['/apply/partner', 'To apply without it, email us the same information:'],
  ] as const) {
    await open(page, site.url + path);
    const text = page.locator('p', {
      has: page.locator('strong', { hasText: 'This form needs JavaScript.' }),
    });
    const whole = `This form needs JavaScript. ${note} ${SAMPLE.contact.email}.`;
    await expect(text, path).toContainText(whole);
    await expect(text).toBeVisible();
    await expect(text.getByRole('link', { name: SAMPLE.contact.email })).toHaveAttribute(
      'href',
      new RegExp(`^mailto:${SAMPLE.contact.email}\\?subject=`),
    );
    const form = page.locator('form');
    await expect(form.getByRole('textbox', { name: 'Email' }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^(Donate|Submit)/ })).toHaveCount(0);
  }
});
