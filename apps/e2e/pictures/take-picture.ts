import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect } from '../federation/composed-site.ts';
import { scrollTo } from '../layout/scroll-to.ts';
import { addStyles } from '../policy/add-styles.ts';

declare global {
  interface Window {
    raadeShowFonts?: (() => void) | undefined;
  }
}

/** Nothing moves, no film plays, and what is drawn late is there. */
const STILL = `
  *, ::before, ::after { transition: none !important; animation: none !important; caret-color: transparent !important; }
  video { visibility: hidden !important; }`;
/** Two fonts, each of which the style sheet names and the script adds. */
const FONT_FACES = 4;
/** Pixels of a page that are looked at, from its top. */
const MOST_HEIGHT = 3000;
/** Width of a kept picture: small enough for a repository, and letters of another machine blur to the same grey. */
const KEPT_WIDTH = 180;

/** Shows the fonts of the site, also where they came too late for a page that is being read (`public/fonts.js`). */
async function showFonts(page: Page): Promise<void> {
  const added = () => {
    window.raadeShowFonts?.();
    return Array.from(document.fonts).filter(({ family }) => !family.includes('fallback')).length;
  };
  await expect.poll(() => page.evaluate(added)).toBe(FONT_FACES);
}

/** Scrolls through the page, since parts and pictures of it come when they are near. */
async function bringIn(page: Page): Promise<void> {
  const sections = page.locator('main section');
  const awaited = page.locator('main').getByText(/^Loading .+\.{3}$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (let place = 0; place < (await sections.count()); place += 1) {
    await scrollTo(sections.nth(place));
  }
  for (let left = await awaited.count(); left > 0; left = await awaited.count()) {
    await scrollTo(awaited.first());
    await expect.poll(() => awaited.count()).toBeLessThan(left);
  }
  await page.evaluate(async () => {
    const near = Array.from(document.images).filter((image) => image.checkVisibility());
    for (const image of near) image.loading = 'eager';
    await Promise.all(near.map((image) => image.decode().catch(() => undefined)));
    window.scrollTo(0, 0);
  });
}

/** A small picture of the page as it stands, in a palette. */
export async function takePicture(page: Page): Promise<Buffer> {
  await addStyles(page, STILL);
  await showFonts(page);
  await bringIn(page);
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    height: document.documentElement.scrollHeight,
  }));
  const clip = { x: 0, y: 0, width, height: Math.min(height, MOST_HEIGHT) };
  const whole = await page.screenshot({ fullPage: true, clip, animations: 'disabled' });
  return sharp(whole)
    .resize({ width: KEPT_WIDTH })
    .png({ palette: true, colours: 48, dither: 0, compressionLevel: 9, effort: 10 })
    .toBuffer();
}
