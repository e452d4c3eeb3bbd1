import type { Page } from '@playwright/test';
import { expect, test } from '../federation/composed-site.ts';
import { pageIsLiving } from '../federation/living-page.ts';
import { fakeYouTube } from '../video/fake-player.ts';
import { scrollTo } from '../layout/scroll-to.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name });
const target = (page: Page, name: string, link: string) =>
  section(page, name).getByRole('link', { name: link, exact: true }).getAttribute('href');

const HERO = 'Join us at the RAADE African Development Forum';
const PROMO = "Be Part of Africa's Innovation Journey";
const CLOSED = 'Registration is Now Closed';

test('[ROUTE-06][ROUTE-07][CONF-01][CONF-02][CONF-03][CONF-06][CONF-16][CONF-42] the forum page: all sections in their order, with their anchors', async ({
  site,
  page,
}) => {
  await page.goto(`${site.url}/conference`);
  await expect(page).toHaveTitle('RAADE Day Forum');
  // The section in the slot is there when it comes near.
  await scrollTo(page.locator('#donation'), 'center');
  await expect(page.getByRole('heading', { name: 'Support Our Mission' })).toBeVisible();
  const headings = await page.locator('main :is(h1, h2)').allTextContents();
  expect(headings).toEqual([
    HERO,
    "Africa's path to the future",
    'Why Attend?',
    PROMO,
    'Featured Speakers',
    'Conference Schedule',
    'Sponsors',
    CLOSED,
    'Support Our Mission',
  ]);
  await expect(page.locator('main ~ footer, body footer').last()).toBeVisible();

  const anchors = {
    overview: "Africa's path to the future",
    'why-attend': 'Why Attend?',
    speakers: 'Featured Speakers',
    schedule: 'Conference Schedule',
    sponsors: 'Sponsors',
    sponsorship: 'Become a sponsor',
    registration: CLOSED,
    donation: 'Support Our Mission',
  };
  for (const [id, heading] of Object.entries(anchors)) {
    await expect(page.locator(`#${id}`).getByRole('heading', { name: heading })).toHaveCount(1);
  }
});

test('[CONF-11] the hero holds the recap, which plays in its place once it is asked to', async ({
  site,
  page,
}) => {
  const player = await fakeYouTube(page);
  await page.goto(`${site.url}/conference`);
  await pageIsLiving(page);
  const film = section(page, HERO)
    .getByRole('figure')
    .filter({ hasText: 'Watch our Conference Highlights' });
  await expect(film.locator('iframe')).toHaveCount(0);
  await film.getByRole('button', { name: /^Play video/ }).click();
  await expect(film.locator('iframe')).toHaveAttribute('src', /youtube.*\/embed\/[\w-]{11}/);
  await expect.poll(player.calls).toContain('play');
});

test('[CONF-07][CONF-08][CONF-09][CONF-10][CONF-11][CONF-12][CONF-13][CONF-14][CONF-15] hero and intro say what, when and where', async ({
  site,
  page,
}) => {
  await page.goto(`${site.url}/conference`);
  const hero = section(page, HERO);
  await expect(hero.getByRole('heading', { level: 1, name: HERO, exact: true })).toBeVisible();
  for (const text of ['Building Pathways to the Future', 'Rice University, Houston, TX']) {
    await expect(hero).toContainText(text);
  }
  await expect(hero).toContainText('April 11-12, 2025');
  await expect(hero.getByRole('listitem')).toHaveText([
    '10+ Speakers',
    '5 Workshops',
    '100+ Attendees',
  ]);
  await expect(
    hero.getByRole('figure').getByText('Watch our Conference Highlights', { exact: true }),
  ).toBeVisible();
  expect(await target(page, HERO, 'Register Now')).toBe('/conference/register');

  const intro = section(page, "Africa's path to the future");
  for (const feature of ['Innovation Showcase', 'Global Networking', 'Thought Leadership']) {
    await expect(intro.getByRole('heading', { name: feature, exact: true })).toBeVisible();
  }
  await expect(intro.getByRole('listitem')).toHaveText([
    'April 11-12, 2025',
    'Rice University, Houston, TX',
    '100+ Attendees',
  ]);
});

test('[CONF-18][CONF-31][CONF-32][CONF-33][CONF-34][CONF-35][CONF-39][CONF-40][CONF-43] banner and closed registration stand on one page', async ({
  site,
  page,
}) => {
  await page.goto(`${site.url}/conference`);
  const promo = section(page, PROMO);
  await expect(promo).toContainText('Limited seats available!');
  await expect(promo).toContainText('Tickets currently on sale');
  await expect(promo).toContainText('100+ innovators from universities across the U.S.');
  await expect(promo).toContainText('April 11-12, 2025 at Rice University, Houston, TX');
  await expect(promo.getByRole('heading', { name: 'What to Expect' })).toBeVisible();
  const expectations = await promo.getByRole('listitem').allTextContents();
  expect(expectations.join()).toMatch(/Network with leaders.*Global insights/);

  expect(await target(page, PROMO, 'Register Now')).toBe('/conference/register');
  expect(await target(page, 'Featured Speakers', 'Register Now')).toBe('/conference/register');
  expect(await target(page, 'Why Attend?', 'Register Now')).toBe('/conference#registration');

  const closed = section(page, CLOSED);
  await expect(closed).toContainText('reached its capacity');
  await expect(closed).toContainText('April 11-12, 2025, Rice University, Houston, TX');
  await expect(closed.getByRole('link', { name: 'hello@example.org' })).toHaveAttribute(
    'href',
    'mailto:hello@example.org',
  );
  const schedule = section(page, 'Conference Schedule');
  await expect(schedule).toContainText('4:00 PM - 8:30 PM');
  await expect(schedule).toContainText('8:00 AM - 9:00 PM');

  await section(page, 'Why Attend?').getByRole('link', { name: 'Register Now' }).click();
  await expect(closed.getByRole('heading', { name: CLOSED })).toBeInViewport();
});

test('[CONF-36][CONF-37][CONF-38] the sponsor, with every way to it', async ({ site, page }) => {
  await page.goto(`${site.url}/conference`);
  const sponsors = section(page, 'Sponsors');
  await expect(sponsors.getByRole('img', { name: 'Logo of Baobab Sample Market' })).toBeVisible();
  await expect(sponsors).toContainText('An African grocery market');
  for (const [label, host] of [
    ['Website', 'market'],
    ['Instagram', 'instagram'],
    ['YouTube', 'youtube'],
    ['Facebook', 'facebook'],
    ['Support our sponsors', 'market'],
  ] as const) {
    const link = sponsors.getByRole('link', { name: label });
    await expect(link).toHaveAttribute('href', new RegExp(`^https://${host}\\.example\\.org`));
    await expect(link).toHaveAttribute('target', '_blank');
  }
  await expect(page.locator('#sponsorship').getByRole('link')).toHaveAttribute(
    'href',
    /^mailto:hello@example\.org/,
  );
});

const PHONE = { width: 360, height: 740 };

test('a bar under the hero leads to the parts of the page, and stays while one scrolls down', async ({
  site,
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${site.url}/conference?day=2`);
  await pageIsLiving(page);
  const bar = page.getByRole('navigation', { name: 'On this page' });
  const covers = async (id: string) => {
    const [over, part] = [await bar.boundingBox(), await page.locator(`#${id}`).boundingBox()];
    return over && part && over.y + over.height > part.y;
  };
  for (const [name, id] of [
    ['Speakers', 'speakers'],
    ['Place', 'place'],
    ['Getting there', 'getting-there'],
    ['Schedule', 'schedule'],
    ['Sponsors', 'sponsors'],
  ] as const) {
    await bar.getByRole('link', { name }).click();
    await expect(page).toHaveURL(`${site.url}/conference?day=2#${id}`);
    await expect(page.locator(`#${id}`)).toBeInViewport();
    await expect(page.locator(`#${id}`).getByRole('heading', { name }).first()).toBeVisible();
    await expect.poll(() => covers(id)).toBe(false);
    await bar.getByRole('link', { name }).focus();
    await expect(bar).toBeInViewport({ ratio: 1 });
  }
  const links = bar.getByRole('link');
  await expect(links).toHaveText([
    'Speakers',
    'Schedule',
    'Place',
    'Getting there',
    'Sponsors',
    'Register',
  ]);
  const edges = await links.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
  );
  for (const [index, { right }] of edges.entries())
    expect(right).toBeLessThan(edges[index + 1]?.left ?? PHONE.width);
});

test('at 1440 px one sponsor and what a sponsor gets have the whole width, and three offers one row', async ({
  site,
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${site.url}/conference`);
  const sponsors = page.getByRole('region', { name: 'Sponsors' });
  const offers = sponsors.locator('dl > div');
  await expect(offers).toHaveCount(3);
  const tops = await offers.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  const cards = sponsors.locator('div:has(> #sponsorship) > *');
  const widths = await cards.evaluateAll((all) => all.map((one) => one.clientWidth));
  expect(widths).toHaveLength(2);
  expect(new Set(widths).size).toBe(1);
});
