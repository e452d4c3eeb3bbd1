import { expect, test } from '../federation/composed-site.ts';
import { withinNow } from '../machine/pace.ts';

/** Every public route of the content remote, with the slots in which another remote brings a form of its own. */
const ROUTES = [
  { path: '/' },
  { path: '/about' },
  { path: '/conference', slots: ['#donation'] },
  { path: '/conference/register' },
  { path: '/conference/success' },
  { path: '/conference/speakers/ama-sample' },
  { path: '/studios' },
  { path: '/projects/sunfi-solar-initiative' },
  { path: '/contact' },
  { path: '/privacy' },
];

/** Addresses that the browser may ask for: files of the four sites, and the video platform's player. */
const ALLOWED = /^(https:\/\/www\.youtube(-nocookie)?\.com\/|data:|blob:)/;
/** Controls that take what a visitor writes, and so would need to check it. */
const WRITABLE =
  'form, textarea, select, input:not([type="radio"], [type="checkbox"], [type="search"])';

test('[CALL-17][SEC-06] no public page calls a server or asks visitors for anything', async ({
  page,
  site,
}) => {
  const own = Object.values(site.servers).map(({ origin }) => `${origin}/`);
  const calls: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    const isFile = request.method() === 'GET' && own.some((origin) => url.startsWith(origin));
    if (!isFile && !ALLOWED.test(url)) calls.push(`${request.method()} ${url}`);
  });
  await page.route(/youtube/, (route) => route.fulfill({ contentType: 'text/javascript' }));

  for (const { path, slots = [] } of ROUTES) {
    await page.goto(`${site.url}${path}`);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    for (const slot of slots) await page.locator(slot).evaluate((element) => element.remove());
    // Sections get their height when they come near: a jump to the end may stop short of it.
    await expect(async () => {
      await page.keyboard.press('End');
      await expect(page.getByRole('contentinfo')).toBeInViewport({ timeout: withinNow(500) });
    }).toPass();
    expect.soft(calls, path).toEqual([]);
    await expect.soft(page.getByRole('main').locator(WRITABLE), path).toHaveCount(0);
  }
});
