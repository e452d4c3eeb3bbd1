import type { Page } from '@playwright/test';
import { expect, test } from '../federation/composed-site.ts';
import { takePicture } from './take-picture.ts';

/** A day with a running countdown. */
const TODAY = '2025-03-01T12:00:00-06:00';
const WIDTHS = [360, 768, 1440];
const PAGES = {
  home: '/',
  forum: '/conference',
  studios: '/studios',
  project: '/projects/sunfi-solar-initiative',
  speaker: '/conference/speakers/ama-sample',
  about: '/about',
  contact: '/contact',
  donate: '/donate',
};

/** Tolerance for letters that another machine draws differently. */
const TOLERANCE = { maxDiffPixelRatio: 0.01, threshold: 0.25 };

type Media = NonNullable<Parameters<Page['emulateMedia']>[0]>;
const THEMES: Readonly<Record<string, Media>> = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
};

/** Compares screenshots of a page at a width. */
async function compare(page: Page, name: string, width: number, looks: typeof THEMES) {
  await page.setViewportSize({ width, height: 900 });
  for (const [look, media] of Object.entries(looks)) {
    await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'none', ...media });
    expect.soft(await takePicture(page)).toMatchSnapshot(`${name}-${width}-${look}.png`, TOLERANCE);
  }
}

for (const [name, path] of Object.entries(PAGES)) {
  for (const width of WIDTHS) {
    test(`${name} at ${width} px looks as it was approved`, async ({ page, site }) => {
      await page.clock.setFixedTime(TODAY);
      await page.setViewportSize({ width, height: 900 });
      await page.goto(site.url + path);
      const forced = { forced: { colorScheme: 'light', forcedColors: 'active' } } as const;
      await compare(page, name, width, width === 768 ? { ...THEMES, ...forced } : THEMES);
    });
  }
}
