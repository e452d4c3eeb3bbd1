import type { Page } from '@playwright/test';
import { expectAccessible, WIDTHS } from '../accessibility/every-theme.ts';
import { type ComposedSite, expect, test } from '../federation/composed-site.ts';
import { breakFrame, breakNotFoundPage, loseFrame, loseRemote, refuseHistory } from './faults.ts';
import { withinNow } from '../machine/pace.ts';

interface ErrorView {
  readonly name: string;
  readonly path: string;
  readonly provoke: (site: ComposedSite, page: Page) => Promise<void> | void;
}

/** A view for each way they are put together; the texts of the others are as short. */
const views: readonly ErrorView[] = [
  { name: 'a page not loaded', path: '/', provoke: (site) => loseRemote(site, 'content') },
  {
    name: 'a section',
    path: '/conference#donation',
    provoke: (site) => loseRemote(site, 'giving'),
  },
  { name: 'the frame', path: '/', provoke: (site) => breakFrame(site, 'frame') },
  { name: 'the navigation', path: '/donate', provoke: (site) => breakFrame(site, 'navigation') },
  { name: 'the footer', path: '/donate', provoke: (site) => breakFrame(site, 'footer') },
  { name: 'the content', path: '/no-such-page', provoke: breakNotFoundPage },
  { name: 'no router', path: '/', provoke: (_site, page) => refuseHistory(page) },
  { name: 'the application', path: '/', provoke: loseFrame },
];

/** Milliseconds for a page with a slot in it, on a machine that is busy. */
const COLD_START_MS = 20_000;

for (const { name, path, provoke } of views) {
  test(`the error view of ${name} is accessible and fits, at all widths, in both themes`, async ({
    site,
    page,
  }) => {
    await provoke(site, page);
    await page.goto(`${site.url}${path}`, { waitUntil: 'load' });
    await expect(page.getByRole('alert')).toBeVisible({ timeout: withinNow(COLD_START_MS) });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, name, { widths: WIDTHS });
  });
}
