import type { Page } from '@playwright/test';
import { forumFacts } from '@raade/content-model/forum/forum-facts';
import { SAMPLE } from '@raade/content-model/sample-content';
import { expect, test } from '../federation/composed-site.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('[PROD-01][PROD-02] a visitor finds the pages to join, donate and register, and a project, by links alone', async ({
  site,
  page,
}) => {
  const banner = page.getByRole('banner');
  const main = page.getByRole('main');
  await page.goto(site.url);

  await banner.getByRole('link', { name: 'Join Us' }).click();
  await expect(main.getByRole('link', { name: 'Partner With Us' })).toBeVisible();
  await main.getByRole('link', { name: 'Apply Now' }).click();
  await expect(heading(page)).toHaveText('Join Innovation Studios');
  await expect(main.getByRole('button', { name: 'Submit Application' })).toBeVisible();

  await banner.getByRole('link', { name: 'Donate' }).click();
  await expect(main.getByRole('heading', { name: 'Support Our Mission' })).toBeInViewport();
  await expect(main.getByRole('button', { name: 'Donate $50 Now' })).toBeVisible();

  await expect(main.getByText(forumFacts(SAMPLE.forum).dates).first()).toBeVisible();

  await main.getByRole('link', { name: 'Register Now' }).first().click();
  await expect(heading(page)).toHaveText('Registration is Now Closed');

  await page.getByRole('contentinfo').getByRole('link', { name: 'Innovation Studios' }).click();
  await expect(main.getByText(/A project-driven innovation studio/)).toBeVisible();
  await main
    .getByRole('link', { name: /Explore Project/ })
    .first()
    .click();
  await expect(heading(page)).toHaveText('Solar Access Program');
});
