import type { Page } from '@playwright/test';
import { type ComposedSite, expect, test } from '../federation/composed-site.ts';
import { recordShifts, shiftsOf, withoutFonts } from './layout-shift.ts';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 412, height: 823 };

const HOLD = '/hold.js';

/** Serves the page up to a place, and the rest once the returned function is called. */
async function holdAt(site: ComposedSite, page: Page, place: RegExp): Promise<() => void> {
  await site.editPages((html) => html.replace(place, `<script src="${HOLD}"></script>$&`));
  const { promise: isAwaited, resolve: goOn } = Promise.withResolvers<undefined>();
  await page.route(`**${HOLD}`, async (route) => {
    await isAwaited;
    await route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  return () => goOn(undefined);
}

const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;

const BELOW_HEADING = /(?<=<\/h1>)/;
/** Places at which the HTML may be split between two paints. */
const PLACES = [
  ['/conference', 'a page of its menu', /<a\b[^>]*href="\/conference"/, DESKTOP],
  ['/conference', 'the tools of its bar', /<button\b[^>]*aria-label="Theme"/, DESKTOP],
  ['/conference', 'the last button of its bar', /<a\b[^>]*href="\/#join"/, DESKTOP],
  ['/conference', 'the button of its menu', /<button\b[^>]*aria-label="Open menu"/, PHONE],
  ['/conference', 'the words below its heading', BELOW_HEADING, DESKTOP],
  ['/conference', 'the words below its heading', BELOW_HEADING, PHONE],
  ['/conference', 'its film', /<figure/, DESKTOP],
  ['/conference', 'its film', /<figure/, PHONE],
  ['/conference', 'the caption of its film', /<figcaption/, DESKTOP],
  ['/conference', 'the caption of its film', /<figcaption/, PHONE],
  ['/', 'what follows the heading in the middle of its hero', BELOW_HEADING, PHONE],
] as const;

test('nothing moves if a page was painted before all of it was received', async ({
  site,
  browser,
}) => {
  for (const [address, part, place, viewport] of PLACES) {
    await site.restore();
    // The script that holds the page is not allowed by the site's policy.
    const context = await browser.newContext({ viewport, bypassCSP: true });
    const page = await context.newPage();
    const goOn = await holdAt(site, page, place);
    await recordShifts(page);
    await withoutFonts(page);
    await page.goto(site.url + address, { waitUntil: 'commit' });
    await page.waitForFunction(isPainted);
    goOn();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Loading page')).toHaveCount(0);
    const cell = `${address}, ${part}, ${viewport.width} px`;
    expect.soft(await shiftsOf(page), cell).toEqual([]);
    await context.close();
  }
});
