import { releaseChanged } from '@raade/prove/fault-server/changed-release.ts';
import { ERROR_MESSAGES } from '@raade/contracts/error-messages';
import type { Page } from '@playwright/test';
import { type ComposedSite, expect, test } from '../federation/composed-site.ts';
import { sectionCode } from '../federation/section-code.ts';
import { scrollTo } from '../layout/scroll-to.ts';
import { withinNow } from '../machine/pace.ts';

const LAZY = ['transition-stat', 'future-showcase', 'transition-hook', 'join'];
const SECTIONS = ['hero', 'conference-recap', ...LAZY];
/** Code of parts of a page: everything but the remote itself and the page. */
const SECTION_CODE = /\/js\/(?!home\.)[^/]+\.js$/;

const section = (page: Page, id: string) => page.locator(`section#${id}`);
const join = (page: Page) =>
  section(page, 'join').getByRole('heading', { level: 2, name: 'Three ways to build with us' });

const topOf = (page: Page, id: string) =>
  section(page, id).evaluate((element) => Math.abs(element.getBoundingClientRect().top));

async function openHome(page: Page, { url }: ComposedSite): Promise<void> {
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** No story here needs YouTube, and none may ask for it in vain. */
test.beforeEach(({ page }) => page.route('https://www.youtube.com/**', (route) => route.abort()));

test('[HOME-02][HOME-03] six sections in order; the last four say that they load until their code is there', async ({
  site,
  page,
}) => {
  await page.clock.install();
  await page.goto(`${site.url}/about`);
  // The clock is stopped, so nothing is given up while the page is looked at.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  const files = await Promise.all(LAZY.map(sectionCode));
  site.servers.content.fail({ kind: 'hanging', matches: new RegExp(files.join('|')) });
  await page.getByRole('link', { name: 'RAADE home' }).click();
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(section(page, 'join')).toHaveText('Loading section...', {
      timeout: withinNow(100),
    });
  }).toPass();
  const ids = await page.locator('main section').evaluateAll((all) => all.map(({ id }) => id));
  expect(ids).toEqual(SECTIONS);

  for (const id of LAZY) {
    await scrollTo(section(page, id));
    await expect(section(page, id).getByRole('status')).toHaveText('Loading section...');
  }
  site.servers.content.heal();
  // What hung is given up and asked for again, one section after the other: in the page's own time.
  await expect(async () => {
    await page.clock.runFor(2500);
    await expect(page.getByText('Loading section...')).toHaveCount(0, { timeout: withinNow(500) });
  }).toPass();
  await expect(join(page)).toBeVisible();
});

test('[HOME-04] a statistic with its source, the six projects, a voice of one of them, and a line that leads to join', async ({
  site,
  page,
}) => {
  await openHome(page, site);
  const stat = section(page, 'transition-stat');
  await scrollTo(stat);
  await expect(stat.getByText('1 in 4')).toBeVisible();
  await expect(stat.getByText(/^Source: United Nations/)).toBeVisible();

  const showcase = section(page, 'future-showcase');
  await scrollTo(showcase);
  await expect(showcase.getByRole('listitem').getByRole('link')).toHaveCount(6);
  await expect(showcase.getByRole('link', { name: 'All projects' })).toHaveAttribute(
    'href',
    '/studios#projects',
  );
  const paths = await showcase
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(paths).toContain('/projects/sunfi-solar-initiative');

  const hook = section(page, 'transition-hook');
  await scrollTo(hook);
  await expect(hook.getByRole('blockquote')).toContainText(
    'The team listened before it drew anything.',
  );
  await expect(hook.getByRole('img', { name: /^A team in its studio/ })).toBeVisible();
  await expect(hook.getByRole('link', { name: 'Maternal Health Platform' })).toHaveAttribute(
    'href',
    '/projects/maternal-health-platform',
  );
  await hook.getByRole('link', { name: 'See how to add yours.' }).click();
  await expect(page).toHaveURL(`${site.url}/#join`);
  await expect(join(page)).toBeInViewport();
});

test('[HOME-10] Start Building Today scrolls to join', async ({ site, page }) => {
  await openHome(page, site);
  await page.getByRole('link', { name: 'Start Building Today' }).click();
  await expect(join(page)).toBeVisible();
  await expect.poll(() => topOf(page, 'join')).toBeLessThan(150);
});

test('[HOME-11][HOME-17] Explore Our Impact and Learn More About Our Forum lead to their pages', async ({
  site,
  page,
}) => {
  await openHome(page, site);
  await page.getByRole('link', { name: 'Explore Our Impact' }).click();
  await expect(page).toHaveURL(`${site.url}/studios`);
  await page.goBack();
  await section(page, 'conference-recap')
    .getByRole('link', { name: 'Learn More About Our Forum' })
    .click();
  await expect(page).toHaveURL(`${site.url}/conference`);
});

test('[HOME-12] the scroll-down control leads to the statistic, by keyboard too', async ({
  site,
  page,
}) => {
  await openHome(page, site);
  await page.getByRole('link', { name: 'Scroll down' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => topOf(page, 'transition-stat')).toBeLessThan(150);
  await expect(
    section(page, 'transition-stat').getByRole('heading', { level: 2 }),
  ).toBeInViewport();
});

test('[ROUTE-01] the address with #join opens at join, although all before it loads late', async ({
  site,
  page,
}) => {
  await page.goto(`${site.url}/#join`);
  await expect(join(page)).toBeVisible();
  await expect.poll(() => topOf(page, 'join')).toBeLessThan(150);
  await page.waitForLoadState('networkidle');
  expect(await topOf(page, 'join')).toBeLessThan(150);
});

test('[ROUTE-01] Join Us on another page leads here, to join', async ({ site, page }) => {
  await page.goto(`${site.url}/about`);
  await page.getByRole('banner').getByRole('link', { name: 'Join Us' }).click();
  await expect(join(page)).toBeVisible();
  await expect.poll(() => topOf(page, 'join')).toBeLessThan(150);
});

test('[HOME-18][HOME-19][PROD-03] join has a card for students, one for partners and one for donors, and words for all others', async ({
  site,
  page,
}) => {
  await page.goto(`${site.url}/#join`);
  const area = section(page, 'join');
  const student = area.locator('div:has(> h3)', { hasText: 'Join as a Student' });
  await expect(student.getByRole('link', { name: 'Apply Now' })).toHaveAttribute(
    'href',
    '/apply/student',
  );
  await expect(student).toContainText('Students of any university');
  const partner = area.locator('div:has(> h3)', { hasText: 'Submit a Challenge' });
  await expect(partner.getByRole('link', { name: 'Partner With Us' })).toHaveAttribute(
    'href',
    '/apply/partner',
  );
  await expect(partner).toContainText('Your organization knows a challenge');
  await expect(area).toContainText(
    'established changemakers, students and young professionals, and everyone who is curious',
  );
  await expect(area.getByRole('link', { name: 'Speak at a forum' })).toBeVisible();
  const donor = area.locator('div:has(> h3)', { hasText: 'Give' });
  await expect(donor.getByRole('link', { name: 'Donate' })).toHaveAttribute('href', '/donate');
});

test('[ERR-04] a home page that fails while rendering says so, and can be reloaded', async ({
  site,
  page,
}) => {
  const undo = await releaseChanged(site, 'content', (code, file) =>
    /^js\/home\./.test(file)
      ? code.replace(/(\w+):"Start Building Today"/, 'get $1(){throw new Error("fault")}')
      : code,
  );
  await page.goto(site.url);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('There was an error loading the page.');
  await expect(page.getByRole('banner')).toBeVisible();
  await undo();
  await alert.getByRole('button', { name: 'Reload Page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Rice Association/);
});

test('a section whose code is missing is lost alone, and comes back by itself', async ({
  site,
  page,
}) => {
  await openHome(page, site);
  site.servers.content.fail({ kind: 'status', status: 500, matches: SECTION_CODE });
  const late = section(page, 'join');
  await scrollTo(late);
  await expect(late.getByRole('alert')).toContainText(ERROR_MESSAGES.section.unavailable);
  const again = late.getByRole('button', { name: ERROR_MESSAGES.section.action });
  await again.focus();
  await expect(section(page, 'conference-recap').getByRole('heading')).toBeVisible();
  const tried = site.servers.content.requests.length;
  await expect
    .poll(() => site.servers.content.requests.length, { timeout: withinNow(10_000) })
    .toBeGreaterThan(tried);
  await expect(again).toBeFocused();
  site.servers.content.heal();
  await expect(join(page)).toBeVisible({ timeout: withinNow(10_000) });
});
