import type { Page } from '@playwright/test';
import { OTHER_CONTENT } from '@raade/content-model/testing/other-content';
import { expect, test } from '../federation/composed-site.ts';
import { scrollTo } from '../layout/scroll-to.ts';
import { contactLink, isMarkedDocument, openTab } from '../releases/open-tab.ts';
import { publishOther } from './other-edition.ts';
import { MAX_REGISTRY_AGE } from '@raade/contracts/releases/deadlines';

const DATES = 'October 23-25, 2026';

const { giving, contact, brand } = OTHER_CONTENT;
const [tier] = giving.tiers;

const conferenceLink = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Annual Conference' });

test('an open tab uses a new edition from the next page on, with content from files of that edition', async ({
  site,
  page,
}) => {
  await openTab(page, `${site.url}/about`);
  await publishOther(site);
  const read = page.waitForResponse(/registry\.json\?read=/);
  await page.clock.fastForward(MAX_REGISTRY_AGE.visible);
  await read;
  // Repeated, since the tab may not have read the new registry yet.
  await expect(async () => {
    await contactLink(page).press('Enter');
    await conferenceLink(page).press('Enter');
    expect(await isMarkedDocument(page)).toBe(false);
  }).toPass();
  await expect(page.getByText(DATES).first()).toBeVisible();
  await page.getByRole('tab', { name: /Day 3|October 25/ }).click();
  await expect(page.getByRole('heading', { name: 'Session 40' })).toBeVisible();

  await openTab(page, `${site.url}/about`);
  const file = page.waitForResponse(/\/c\/[0-9a-f]{32}\/forum\.json$/);
  await conferenceLink(page).press('Enter');
  expect((await file).status()).toBe(200);
  expect((await file).headers()['cache-control']).toContain('immutable');
  await expect(page.getByText(DATES).first()).toBeVisible();
  expect(await isMarkedDocument(page)).toBe(true);
});

test('content other than the sample is shown in the countdown, the forms and the footer', async ({
  site,
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await publishOther(site);

  await test.step('both donation forms offer the other amounts', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const address of ['/donate', '/conference#donation']) {
      await page.goto(site.url + address);
      const amounts = page.getByRole('radiogroup', { name: 'Amount in US dollars' });
      await scrollTo(amounts);
      await expect(amounts.getByRole('radio')).toHaveCount(giving.tiers.length + 1);
      await amounts.getByRole('radio', { name: `$${tier?.dollars}` }).check();
      const impact = page.getByRole('complementary', { name: 'Your Impact' });
      await expect(impact.getByRole('heading', { name: tier?.title ?? '' })).toBeVisible();
      await expect(impact).toContainText(giving.fund);
    }
  });
  await test.step('footer and structured data name the other association, and the countdown the other forum', async () => {
    await page.clock.setFixedTime('2026-10-22T08:00:00Z');
    await page.goto(`${site.url}/about`);
    const footer = page.getByRole('contentinfo');
    for (const text of [contact.email, ...contact.postalAddress, brand.sponsors, ...brand.taglines])
      await expect(footer).toContainText(text);
    await expect(footer.getByRole('link', { name: /Mastodon/ })).toBeVisible();
    await expect(footer.getByRole('link', { name: /LinkedIn/ })).toHaveCount(0);
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.join()).toContain(contact.email);
    await page.mouse.wheel(0, 2000);
    const countdown = page.getByRole('complementary', { name: 'Countdown to the Fórum de Lisboa' });
    await expect(countdown.getByRole('button')).toHaveText('01 days 00 hours 00 min to the forum', {
      useInnerText: true,
    });
    await countdown.getByRole('button').click();
    await expect(countdown.getByText('Fri, Oct 23, 9:00 AM GMT+1')).toBeVisible();
  });
  expect(errors).toEqual([]);
});
