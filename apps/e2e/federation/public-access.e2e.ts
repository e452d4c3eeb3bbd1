import { visitorRoutes } from '../layout/public-routes.ts';
import { withinNow } from '../machine/pace.ts';
import { expect, test } from './composed-site.ts';

/** Pages with forms. The others, and the forum page around its form, contain only text of the association. */
const WITH_FORMS = /^\/(donate|apply)/;
const SLOT = '#donation';

/** Addresses that pages without forms may request, besides files of the sites: the video player. */
const ALLOWED = /^(https:\/\/www\.youtube(-nocookie)?\.com\/|data:|blob:)/;
/** Controls for input of visitors, which would have to be checked. */
const WRITABLE =
  'form, textarea, select, input:not([type="radio"], [type="checkbox"], [type="search"])';

test('[ROUTE-01][SEC-01][SEC-03][SEC-06][CALL-17] every kind of public page shows its content without a sign-in, without calls to servers, and without code for staff', async ({
  site,
  page,
}) => {
  const paths = visitorRoutes().filter((path) => path !== '/no-such-page');
  expect(paths).toEqual(expect.arrayContaining(['/', '/about', '/studios', '/conference']));
  const own = Object.values(site.servers).map(({ origin }) => `${origin}/`);
  const [calls, authentication, staffFiles]: [string[], string[], string[]] = [[], [], []];
  page.on('request', (request) => {
    const url = request.url();
    const isFile = request.method() === 'GET' && own.some((origin) => url.startsWith(origin));
    if (!isFile && !ALLOWED.test(url)) calls.push(`${request.method()} ${url}`);
    if (/identitytoolkit|securetoken|\/auth/.test(url)) authentication.push(url);
    // The search index of a remote is public and contains no staff page.
    const isStaff = url.startsWith(site.servers.admin.origin) && !url.endsWith('/search.json');
    if (isStaff) staffFiles.push(url);
  });
  await page.route(/youtube/, (route) => route.fulfill({ contentType: 'text/javascript' }));
  const main = page.getByRole('main');
  for (const path of paths) {
    calls.length = 0;
    await page.goto(`${site.url}${path}`);
    await expect(main.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(main.getByRole('alert'), path).toHaveCount(0);
    await expect(page.getByLabel('Password'), path).toHaveCount(0);
    await expect(page.getByRole('button', { name: /sign in/i }), path).toHaveCount(0);
    if (WITH_FORMS.test(path)) continue;
    await page.locator(SLOT).evaluateAll((slots) => slots.forEach((slot) => slot.remove()));
    // Repeated, since sections get their height when they come near.
    await expect(async () => {
      await page.keyboard.press('End');
      await expect(page.getByRole('contentinfo')).toBeInViewport({ timeout: withinNow(500) });
    }).toPass();
    expect.soft(calls, path).toEqual([]);
    await expect.soft(main.locator(WRITABLE), path).toHaveCount(0);
  }
  await page.goto(`${site.url}/#join`);
  await page.reload();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    'Rice Association for African Development',
  );
  await expect(page.locator('#join')).toBeInViewport({ ratio: 0.5 });
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(authentication).toEqual([]);
  expect(staffFiles).toEqual([]);

  await page.goto(`${site.url}/admin/reconciliation`);
  await expect(page.getByRole('heading', { name: 'Staff Sign-In' })).toBeVisible();
  expect(staffFiles.length).toBeGreaterThan(1);
  // The files behind the sign-in are not loaded before it.
  expect(staffFiles.filter((url) => url.includes('dashboard'))).toEqual([]);
});
