import type { Page } from '@playwright/test';
import { openAsStaff } from '../email-templates/signed-in-staff.ts';
import { expect, test } from '../federation/composed-site.ts';
import { pageIsHydrated } from '../federation/hydrated-page.ts';

const policyOf = (page: Page) =>
  page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');

const isTextTaken = (page: Page, sink: string) =>
  page.evaluate((name) => {
    const element = document.createElement(name === 'src' ? 'script' : 'p');
    try {
      Reflect.set(element, name, name === 'src' ? 'https://example.com/a.js' : '<b>Text</b>');
      return true;
    } catch {
      return false;
    }
  }, sink);

/** True if the page runs one of its scripts without the hash. */
const runsWithoutHash = (page: Page, name: string) =>
  page.evaluate(async (wanted) => {
    const known = document.querySelector<HTMLScriptElement>(`script[src*="/js/${wanted}."]`);
    const script = document.createElement('script');
    script.src = known?.src ?? '';
    const settled = new Promise<boolean>((resolve) => {
      script.onload = () => resolve(true);
      script.onerror = () => resolve(false);
    });
    document.head.append(script);
    return settled;
  }, name);

test('no text becomes HTML, script or style; staff pages run no script without a hash, and a link to another area loads a document with the policy of that area', async ({
  site,
  page,
  policyWatch,
}) => {
  await page.goto(`${site.url}/about`);
  for (const sink of ['innerHTML', 'outerHTML', 'src']) {
    expect(await isTextTaken(page, sink), sink).toBe(false);
  }
  await expect.poll(() => policyWatch.violations.join()).toContain('require-trusted-types-for');
  const display = await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'main { display: none }';
    document.head.append(style);
    document.querySelector('main')?.setAttribute('style', 'display: none');
    return getComputedStyle(document.querySelector('main') ?? document.body).display;
  });
  expect(display).not.toBe('none');
  await expect.poll(() => policyWatch.violations.join()).toMatch(/style-src-elem.*style-src-attr/);
  policyWatch.violations.length = 0;

  const open = await policyOf(page);
  expect(await runsWithoutHash(page, 'early-frame')).toBe(true);
  expect(open).not.toContain(site.servers.admin.origin + ' ' + "'sha256");
  await openAsStaff(page, `${site.url}/email-preview`);
  const shut = await policyOf(page);
  expect(await runsWithoutHash(page, 'index')).toBe(false);
  const scripts = (policy: string | null) => /script-src ([^;]*)/.exec(policy ?? '')?.[1] ?? '';
  expect(scripts(open)).toContain(site.servers.content.origin);
  expect(scripts(open)).not.toContain(site.servers.admin.origin);
  expect(scripts(shut)).toContain(site.servers.admin.origin);
  expect(scripts(shut)).not.toContain(site.servers.content.origin);

  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      documents.push(new URL(request.url()).pathname);
  });
  await page.getByRole('link', { name: 'View site' }).click();
  await pageIsHydrated(page);
  await expect(page.getByRole('contentinfo')).toBeAttached();
  expect(documents).toEqual(['/']);
  await page.goBack();
  // A separate document that signs in and loads a remote first.
  const preview = page.getByRole('heading', { name: 'Email Preview' });
  await expect(preview).toBeVisible();
  expect(await policyOf(page)).toBe(shut);
});
