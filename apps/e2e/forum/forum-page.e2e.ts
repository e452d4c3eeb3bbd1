import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility/every-theme.ts';
import { expect, test } from '../federation/composed-site.ts';
import { scrollTo } from '../layout/scroll-to.ts';
import { fakeYouTube } from '../video/fake-player.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name });

const HERO = 'Join us at the RAADE African Development Forum';
const CLOSED = 'Registration is Now Closed';
const PHONE = { width: 360, height: 740 };

test('[ROUTE-06][CONF-02][CONF-11][CONF-18][VID-04][VID-05][VID-06] the forum page has all sections in order, a film that plays on request, and links to registration', async ({
  site,
  page,
}) => {
  const player = await fakeYouTube(page);
  await page.goto(`${site.url}/conference`);
  const film = section(page, HERO)
    .getByRole('figure')
    .filter({ hasText: 'Watch our Conference Highlights' });
  await scrollTo(film, 'center');
  await page.waitForLoadState('networkidle');
  await expect(film.locator('iframe')).toHaveCount(0);
  expect(player.requests()).toBe(0);
  await film.getByRole('button', { name: /^Play video/ }).click();
  await expect.poll(player.calls).toEqual(['create', 'play']);
  const address = new URL((await film.locator('iframe').getAttribute('src')) ?? '');
  expect(address.pathname).toMatch(/^\/embed\/[\w-]{11}$/);
  expect(Object.fromEntries(address.searchParams)).toMatchObject({ autoplay: '0', mute: '1' });
  await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }));
  await expect.poll(player.calls).toEqual(['create', 'play', 'pause']);

  const register = section(page, 'Why Attend?').getByRole('link', { name: 'Register Now' });
  await register.click();
  await expect(page).toHaveURL(`${site.url}/conference#registration`);
  await expect(section(page, CLOSED).getByRole('heading', { name: CLOSED })).toBeInViewport();

  // The slot is loaded when it comes near.
  await scrollTo(page.locator('#donation'), 'center');
  await expect(page.getByRole('heading', { name: 'Support Our Mission' })).toBeVisible();
  await expectAccessible(page, 'the forum page', { besides: 'iframe' });
  const anchors = {
    overview: "Africa's path to the future",
    'why-attend': 'Why Attend?',
    speakers: 'Featured Speakers',
    schedule: 'Conference Schedule',
    sponsors: 'Sponsors',
    registration: CLOSED,
    donation: 'Support Our Mission',
  };
  for (const [id, heading] of Object.entries(anchors)) {
    await expect(page.locator(`#${id}`).getByRole('heading', { name: heading })).toHaveCount(1);
  }
  const headings = await page.locator('main h2').allTextContents();
  const known = Object.values(anchors);
  expect(headings.filter((heading) => known.includes(heading))).toEqual(known);
});

test('on a phone the page is at most thirteen screens high, and a bar under its hero links to its sections', async ({
  site,
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const type of ['the type of the system', 'its own type']) {
    if (type !== 'its own type') await page.route('**/*.woff2', (request) => request.abort());
    await page.goto(`${site.url}/conference`);
    await scrollTo(page.locator('#donation'));
    await expect(page.getByRole('heading', { name: 'Support Our Mission' })).toBeVisible();
    const { scrollHeight, scrollWidth } = await page.evaluate(() => {
      const { scrollHeight: high, scrollWidth: wide } = document.documentElement;
      return { scrollHeight: high, scrollWidth: wide };
    });
    expect(scrollHeight, type).toBeLessThanOrEqual(13 * PHONE.height);
    expect(scrollWidth, type).toBe(PHONE.width);
    await page.unroute('**/*.woff2');
  }

  await page.goto(`${site.url}/conference?day=2`);
  const bar = page.getByRole('navigation', { name: 'On this page' });
  const links = bar.getByRole('link');
  const names = ['Speakers', 'Schedule', 'Place', 'Travel', 'Sponsors', 'Register'];
  await expect(links).toHaveText(names);
  const edges = await links.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
  );
  for (const [index, { right }] of edges.entries())
    expect(right).toBeLessThan(edges[index + 1]?.left ?? PHONE.width);
  const covers = async (id: string) => {
    const [over, part] = [await bar.boundingBox(), await page.locator(`#${id}`).boundingBox()];
    return over && part && over.y + over.height > part.y;
  };
  for (const name of ['Speakers', 'Place', 'Travel', 'Schedule', 'Sponsors']) {
    const id = name.toLowerCase().replace(' ', '-');
    await bar.getByRole('link', { name }).click();
    await expect(page).toHaveURL(`${site.url}/conference?day=2#${id}`);
    await expect(page.locator(`#${id}`)).toBeInViewport();
    await expect(page.locator(`#${id}`).getByRole('heading', { name }).first()).toBeVisible();
    await expect.poll(() => covers(id)).toBe(false);
    await bar.getByRole('link', { name }).focus();
    await expect(bar).toBeInViewport({ ratio: 1 });
  }
});
