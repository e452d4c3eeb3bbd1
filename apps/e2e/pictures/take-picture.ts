import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect } from '../federation/composed-site.ts';
import { scrollToPlace } from '../layout/scroll-to.ts';
import { addStyles } from '../policy/add-styles.ts';

/** Styles for stable screenshots: no motion, no film, no lazy painting. */
const WITHOUT_MOTION = `
  *, ::before, ::after { transition: none !important; animation: none !important; caret-color: transparent !important; }
  video { visibility: hidden !important; }`;
/** Height of screenshots in pixels, from the top of the page. */
const MOST_HEIGHT = 3000;
/** Width of stored screenshots: small enough for a repository, and to make differences between machines invisible. */
const KEPT_WIDTH = { phone: 120, wider: 180 };
const PHONE = 400;

/** Scrolls through the page to load lazy parts. */
async function bringIn(page: Page): Promise<void> {
  const sections = page.locator('main section');
  const awaited = page.locator('main').getByText(/^Loading .+\.{3}$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  let place = 0;
  while (place < (await scrollToPlace(sections, place))) place += 1;
  await expect.poll(() => scrollToPlace(awaited, 0)).toBe(0);
  await page.evaluate(async () => {
    const near = Array.from(document.images).filter((image) => image.checkVisibility());
    for (const image of near) image.loading = 'eager';
    await Promise.all(near.map((image) => image.decode().catch(() => undefined)));
    window.scrollTo(0, 0);
  });
  // The bar hides while the page scrolls down, and comes back while it scrolls up.
  await expect(page.getByRole('banner').getByRole('link', { name: 'RAADE home' })).toBeInViewport();
}

/** Takes a small screenshot with a color palette. */
export async function takePicture(page: Page): Promise<Buffer> {
  await addStyles(page, WITHOUT_MOTION);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await bringIn(page);
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    height: document.documentElement.scrollHeight,
  }));
  const clip = { x: 0, y: 0, width, height: Math.min(height, MOST_HEIGHT) };
  const whole = await page.screenshot({ fullPage: true, clip, animations: 'disabled' });
  return sharp(whole)
    .resize({ width: width < PHONE ? KEPT_WIDTH.phone : KEPT_WIDTH.wider })
    .png({ palette: true, colours: 32, dither: 0, compressionLevel: 9, effort: 10 })
    .toBuffer();
}
