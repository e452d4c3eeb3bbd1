import type { Page } from '@playwright/test';
import { type ComposedSite, expect, test } from '../federation/composed-site.ts';
import { recordShifts, shiftsOf, withoutFonts } from './layout-shift.ts';

// The script that the page is held by is not the site's.
test.use({ bypassCSP: true });

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 412, height: 823 };

const HOLD = '/hold.js';

/** Has the page arrive as far as the first place of its kind, and the rest once the answer is called. */
async function holdAt(site: ComposedSite, page: Page, place: RegExp): Promise<() => void> {
  await site.editPages((html) => html.replace(place, `<script src="${HOLD}"></script>$&`));
  let goOn: (() => void) | undefined;
  const isAwaited = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route(`**${HOLD}`, async (route) => {
    await isAwaited;
    await route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  return () => goOn?.();
}

const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;

/** Browsers paint what has come when a frame is due. What comes later finds its room, on the page that needs longest. */
for (const [what, place, viewport] of [
  ['a page of its menu', /<a\b[^>]*href="\/conference"/, DESKTOP],
  ['the tools of its bar', /<button\b[^>]*aria-label="Theme"/, DESKTOP],
  ['the last button of its bar', /<a\b[^>]*href="\/#join"/, DESKTOP],
  ['the button of its menu', /<button\b[^>]*aria-label="Open menu"/, PHONE],
  ['the words below its heading', /(?<=<\/h1>)/, DESKTOP],
  ['the words below its heading', /(?<=<\/h1>)/, PHONE],
  ['its film', /<figure/, DESKTOP],
  ['its film', /<figure/, PHONE],
  ['the caption of its film', /<figcaption/, DESKTOP],
  ['the caption of its film', /<figcaption/, PHONE],
] as const) {
  test(`nothing moves when a page was painted before ${what} had come (${viewport.width} px)`, async ({
    site,
    page,
  }) => {
    await page.setViewportSize(viewport);
    const goOn = await holdAt(site, page, place);
    await recordShifts(page);
    await withoutFonts(page);
    await page.goto(`${site.url}/conference`, { waitUntil: 'commit' });
    await page.waitForFunction(isPainted);
    goOn();
    await page.waitForLoadState('networkidle');
    await expect(page.getByText('Watch our Conference Highlights')).toBeVisible();
    expect(await shiftsOf(page)).toEqual([]);
  });
}

test('what stands in the middle of a hero does not move when a page was painted before its end', async ({
  site,
  page,
}) => {
  await page.setViewportSize(PHONE);
  const goOn = await holdAt(site, page, /(?<=<\/h1>)/);
  await recordShifts(page);
  await withoutFonts(page);
  await page.goto(site.url, { waitUntil: 'commit' });
  await page.waitForFunction(isPainted);
  goOn();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await shiftsOf(page)).toEqual([]);
});
