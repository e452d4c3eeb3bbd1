import { expectAccessible, WIDTHS } from '../accessibility/every-theme.ts';
import { violationsOf } from '../accessibility/violations.ts';
import { expect, test } from '../federation/composed-site.ts';
import { openAsStaff } from './signed-in-staff.ts';

const PAGES = [
  '/email-preview',
  '/email-preview?email=next-steps',
  '/email-export',
  '/workshop-email-export',
];
/** An email is no page of its own: its reader brings the landmarks around it. */
const FOR_WHOLE_PAGES = ['region', 'landmark-one-main'];

for (const path of PAGES) {
  test(`axe finds nothing on ${path}, nor in its email, in both themes`, async ({
    site,
    page,
    context,
  }) => {
    await openAsStaff(page, `${site.url}${path}`);
    await expect(page.frameLocator('iframe').getByText('Hello Sam,')).toBeVisible();
    // axe runs in every frame, but in the sandbox nothing does.
    await expectAccessible(page, path, { besides: 'iframe', widths: WIDTHS });

    // The email in the frame is opened alone, where axe can run.
    const email = await context.newPage();
    await email.setViewportSize({ width: 360, height: 900 });
    const html = await page
      .frameLocator('iframe')
      .locator('html')
      .evaluate((root) => root.outerHTML);
    await email.setContent(`<!doctype html>${html}`);
    for (const colorScheme of ['light', 'dark'] as const) {
      await email.emulateMedia({ colorScheme });
      expect(await violationsOf(email, { withoutRules: FOR_WHOLE_PAGES })).toEqual([]);
    }
    const widest = await email.evaluate(() => document.documentElement.scrollWidth);
    expect(widest).toBeLessThanOrEqual(360);
  });
}
