import type { Page } from '@playwright/test';
import { expect, test } from '../federation/composed-site.ts';
import { controlDecoding, releaseLogos } from './logos.ts';

const bar = (page: Page) => page.getByRole('banner');
const logo = (page: Page) => bar(page).getByRole('img', { name: 'RAADE' });
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

const ground = (page: Page) =>
  bar(page).evaluate((element) => {
    const style = getComputedStyle(element, '::before');
    const { backgroundColor, backdropFilter, borderBottomWidth, borderBottomStyle } = style;
    // Alpha of the color, if it has four components.
    const [, , , alpha = '1'] = style.borderBottomColor.match(/[\d.]+/g) ?? [];
    return {
      backgroundColor,
      isBlurred: /\bblur\([1-9]\d*px\)/.test(backdropFilter),
      edge: `${borderBottomWidth} ${borderBottomStyle}`,
      hasVisibleEdge: Number(alpha) > 0,
    };
  });

const CLEAR = { backgroundColor: 'rgba(0, 0, 0, 0)', isBlurred: false, hasVisibleEdge: false };
const glass = (alpha: number) => ({
  backgroundColor: `rgba(0, 0, 0, ${alpha})`,
  isBlurred: true,
  edge: '1px solid',
  hasVisibleEdge: true,
});

/** Scrolls at once, and waits until the page has handled it. */
const step = (page: Page, top: number) =>
  page.evaluate(
    (y) =>
      new Promise((resolve) => {
        window.addEventListener('scroll', resolve, { once: true });
        window.scrollTo({ top: y, behavior: 'instant' });
      }),
    top,
  );

/** Duration of the bar's next transition, in milliseconds. */
const nextSlide = (page: Page) =>
  page.evaluateHandle(() => {
    const slide: { duration?: unknown } = {};
    document.querySelector('header')?.addEventListener(
      'transitionrun',
      ({ target, propertyName }) => {
        const [animation] = target instanceof Element ? target.getAnimations() : [];
        if (propertyName === 'transform') slide.duration = animation?.effect?.getTiming().duration;
      },
      { once: true },
    );
    return slide;
  });

test('[NAV-01][NAV-08][NAV-09][NAV-46][NAV-47] the bar is transparent at the top and glass after scrolling, hides on the way down and returns', async ({
  site,
  page,
}) => {
  await page.clock.install();
  for (const [path, alpha] of [
    ['/contact', 0.1],
    ['/', 0.2],
    ['/conference/register', 0.2],
    ['/conference', 0.2],
  ] as const) {
    await page.goto(site.url + path);
    await scrollTo(page, 20);
    expect(await ground(page), path).toMatchObject(CLEAR);
    await scrollTo(page, 60);
    await expect.poll(() => ground(page), path).toEqual(glass(alpha));
    await expect(bar(page)).toHaveCSS('position', 'fixed');
    expect((await bar(page).boundingBox())?.y, path).toBe(0);
  }

  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  const slide = await nextSlide(page);
  const height = (await bar(page).boundingBox())?.height ?? NaN;
  await step(page, 600);
  await page.clock.runFor(99);
  await expect(bar(page)).toHaveAttribute('data-visible', 'true');
  await page.clock.runFor(1);
  await expect(bar(page)).toHaveAttribute('data-visible', 'false');
  await expect(bar(page)).not.toBeInViewport();
  expect((await bar(page).boundingBox())?.y).toBe(-height);
  expect(await slide.jsonValue()).toEqual({ duration: 300 });

  await step(page, 590);
  await page.clock.runFor(100);
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  await step(page, 630);
  await page.clock.runFor(100);
  await expect(bar(page)).toHaveAttribute('data-visible', 'true');

  await step(page, 1200);
  await page.clock.runFor(100);
  await expect(bar(page)).not.toBeInViewport();
  await page.getByRole('link', { name: 'RAADE home' }).focus();
  await expect(bar(page), 'the keyboard brings it back').toBeInViewport({ ratio: 1 });
});

/** Finds controls of the bar that overlap or are off screen. */
const misplaced = (page: Page, width: number) =>
  bar(page)
    .locator('a:visible, button:visible')
    .evaluateAll((all, room) => {
      const inOrder = all
        .map((one) => ({ one, box: one.getBoundingClientRect() }))
        .sort(({ box }, { box: other }) => box.left - other.left);
      return inOrder
        .filter(({ box }, at) => box.right > (inOrder[at + 1]?.box.left ?? room))
        .map(({ one }) => one.outerHTML.slice(0, 80));
    }, width);

test('at every width all parts of the bar fit', async ({ site, page }) => {
  await page.goto(`${site.url}/contact`);
  for (const width of [320, 360, 479, 480, 700, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await expect(bar(page).getByRole('link', { name: 'Donate' })).toBeVisible();
    await expect.poll(() => misplaced(page, width), `${width} px`).toEqual([]);
  }
});

test('[NAV-05] the logo has the height for the screen width', async ({ site, page }) => {
  await page.goto(`${site.url}/contact`);
  const heights = new Map<number, number>();
  for (const width of [320, 374, 375, 639, 640, 767, 768, 1023, 1024, 2560]) {
    await page.setViewportSize({ width, height: 740 });
    heights.set(width, (await logo(page).boundingBox())?.height ?? 0);
  }
  expect([...heights]).toEqual([
    [320, 32],
    [374, 32],
    [375, 40],
    [639, 40],
    [640, 56],
    [767, 56],
    [768, 64],
    [1023, 64],
    [1024, 80],
    [2560, 80],
  ]);
});

test('[NAV-07] until the logos are loaded, a placeholder of the same size pulses', async ({
  site,
  page,
}) => {
  await controlDecoding(page, 'hold');
  // A document without the frame, so without the logo.
  await page.route(`${site.url}/about`, async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    const body = html.replace(/(<div id="root">).*(<\/div>\s*<noscript>)/s, '$1$2');
    await route.fulfill({ response: answer, body });
  });
  await page.goto(`${site.url}/about`);
  const placeholder = page
    .getByRole('link', { name: 'RAADE home' })
    .locator('[data-logo="placeholder"]');
  await expect(placeholder).toBeVisible();
  await expect(placeholder).toHaveCSS('animation-iteration-count', 'infinite');
  const before = await placeholder.boundingBox();

  await releaseLogos(page);
  await expect(logo(page)).toBeVisible();
  expect(await logo(page).boundingBox()).toEqual(before);
});
