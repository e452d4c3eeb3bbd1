import type { Page } from '@playwright/test';
import { expect, test } from '../federation/composed-site.ts';
import { pageIsLiving } from '../federation/living-page.ts';
import { logoSource } from './logos.ts';

const bar = (page: Page) => page.getByRole('banner');
const ground = (page: Page) =>
  bar(page).evaluate((element) => getComputedStyle(element, '::before').backgroundColor);
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
const TRANSPARENT = 'rgba(0, 0, 0, 0)';
const WHITE = 'rgb(255, 255, 255)';

test('[NAV-01][NAV-08][NAV-09] the bar stays at the top, transparent first, then glass', async ({
  site,
  page,
}) => {
  await page.goto(site.url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar(page)).toHaveCSS('color', 'rgb(255, 255, 255)');
  expect(await ground(page)).toBe(TRANSPARENT);

  await scrollTo(page, 20);
  expect(await ground(page)).toBe(TRANSPARENT);
  await scrollTo(page, 60);
  await expect.poll(() => ground(page)).toBe('rgba(0, 0, 0, 0.2)');
  expect((await bar(page).boundingBox())?.y).toBe(0);
  const filter = await bar(page).evaluate(
    (element) => getComputedStyle(element, '::before').backdropFilter,
  );
  expect(filter).toContain('blur');
  await expect(bar(page)).toHaveCSS('position', 'fixed');
});

/** Scrolls at once; the page has been told when this is over. */
const step = (page: Page, top: number) =>
  page.evaluate(
    (y) =>
      new Promise((resolve) => {
        window.addEventListener('scroll', resolve, { once: true });
        window.scrollTo({ top: y, behavior: 'instant' });
      }),
    top,
  );

/** How long the bar takes for the way that it sets out on next, in milliseconds. */
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

test('[NAV-46][NAV-47] a long way down slides the bar up, after 100 ms of rest; a step up brings it back', async ({
  site,
  page,
}) => {
  await page.clock.install();
  await page.goto(`${site.url}/conference`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
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
});

test('[NAV-45] the hero is past once more than 90% of the viewport height has gone by', async ({
  site,
  page,
}) => {
  await page.goto(`${site.url}/conference`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar(page)).toHaveAttribute('data-past-hero', 'false');
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, 720);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(720);
  await expect(bar(page)).toHaveAttribute('data-past-hero', 'false');
  await page.mouse.wheel(0, 1);
  await expect(bar(page)).toHaveAttribute('data-past-hero', 'true');
  await page.mouse.wheel(0, -1);
  await expect(bar(page)).toHaveAttribute('data-past-hero', 'false');
});

test('a hidden bar shows when the keyboard reaches it', async ({ site, page }) => {
  await page.goto(`${site.url}/conference`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await scrollTo(page, 600);
  await expect(bar(page)).not.toBeInViewport();
  await page.getByRole('link', { name: 'RAADE home' }).focus();
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
});

test('[NAV-06][NAV-39][NAV-40] text and logo are black over a light top, and white on the glass of the scrolled bar', async ({
  site,
  page,
}) => {
  const expectInk = async (ink: 'black' | 'white') => {
    await expect(bar(page)).toHaveAttribute('data-ink', ink);
    const logo = bar(page).getByRole('img', { name: 'RAADE' });
    await expect(logo).toHaveAttribute('src', logoSource('full', ink));
  };
  await page.goto(site.url);
  await pageIsLiving(page);
  await expectInk('white');
  await markTopLight(page);
  await expectInk('black');
  await scrollTo(page, 90);
  await expectInk('white');
});

/** All pages for visitors begin dark. */
const markTopLight = (page: Page) =>
  page.locator('#hero').evaluate((hero) => {
    hero.setAttribute('data-background', 'light');
    hero.append(document.createElement('span'));
  });

test('[NAV-41] a mark decides before the colour does', async ({ site, page }) => {
  await page.goto(site.url);
  await pageIsLiving(page);
  await expect(bar(page)).toHaveAttribute('data-ink', 'white');
  await markTopLight(page);
  await expect(bar(page)).toHaveAttribute('data-ink', 'black');
});

test('[ROUTE-04][NAV-10] on the application pages the bar is opaque once scrolled, also when a link led there', async ({
  site,
  page,
}) => {
  for (const [old, path] of [
    ['/studios/partner', '/apply/partner'],
    ['/studios/apply', '/apply/student'],
  ] as const) {
    await page.goto(`${site.url}${old}`);
    await expect(page).toHaveURL(`${site.url}${path}`);
    await expectOpaqueOnceScrolled(page);
  }

  await page.goto(`${site.url}/studios`);
  await pageIsLiving(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('main').locator('a[href="/apply/student"]').first().click();
  await expect(page).toHaveURL(`${site.url}/apply/student`);
  await expectOpaqueOnceScrolled(page);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

async function expectOpaqueOnceScrolled(page: Page) {
  await pageIsLiving(page);
  await expect(bar(page)).toHaveAttribute('data-ink', 'white');
  await expect.poll(() => ground(page)).toBe(TRANSPARENT);
  await scrollTo(page, 60);
  await expect.poll(() => ground(page)).toBe('rgb(11, 31, 58)');
  // The bar is over the middle of the form, which is light.
  await scrollTo(page, 900);
  await scrollTo(page, 850);
  await expect.poll(() => ground(page)).toBe('rgb(11, 31, 58)');
  await expect(bar(page)).toHaveCSS('color', 'rgb(255, 255, 255)');
  await expect(bar(page).getByRole('img', { name: 'RAADE' })).toHaveAttribute(
    'src',
    logoSource('full', 'white'),
  );
}

test('[NAV-12][NAV-13] text and both buttons change with what is behind the bar', async ({
  site,
  page,
}) => {
  const button = (name: string) => bar(page).getByRole('link', { name, exact: true });
  const expectLook = async (look: { text: string; donate: string; donateText: string }) => {
    await expect(bar(page)).toHaveCSS('color', look.text);
    await expect(button('Join Us')).toHaveCSS('color', look.text);
    await expect(button('Join Us')).toHaveCSS('border-top-color', look.text);
    await expect(button('Donate')).toHaveCSS('background-color', look.donate);
    await expect(button('Donate')).toHaveCSS('color', look.donateText);
  };
  const onDark = { text: WHITE, donate: 'rgb(244, 162, 97)', donateText: 'rgb(27, 18, 8)' };
  const onLight = { text: 'rgb(11, 20, 32)', donate: 'rgb(154, 52, 18)', donateText: WHITE };

  await page.goto(site.url);
  await pageIsLiving(page);
  await markTopLight(page);
  await expectLook(onLight);
  await scrollTo(page, 90);
  await expectLook(onDark);

  for (const path of ['/projects/electoral-innovation', '/studios', '/apply/student']) {
    await page.goto(site.url + path);
    await pageIsLiving(page);
    await expectLook(onDark);
    await scrollTo(page, 900);
    await expectLook(onDark);
  }
});

test('[NAV-11][NAV-42][NAV-43] hero pages tag the body light, the registration page dark, others not at all', async ({
  site,
  page,
}) => {
  for (const [path, tag] of [
    ['/', 'light'],
    ['/about', 'light'],
    ['/studios', 'light'],
    ['/conference', 'light'],
    ['/conference/register', 'dark'],
  ] as const) {
    await page.goto(`${site.url}${path}`);
    await expect(page.locator('body')).toHaveAttribute('data-nav-background', tag);
    await expect(bar(page)).toHaveAttribute('data-ink', 'white');
  }
  await page.goto(`${site.url}/donate`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('body')).not.toHaveAttribute('data-nav-background');
});
