import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
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

async function expectNothingFound(builder: AxeBuilder): Promise<void> {
  const { violations } = await builder.analyze();
  expect(
    violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target) })),
  ).toEqual([]);
}

async function expectFits(page: Page, width: number): Promise<void> {
  const widest = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(widest).toBeLessThanOrEqual(width);
}

for (const path of PAGES) {
  for (const theme of ['light', 'dark'] as const) {
    test(`axe finds nothing on ${path}, nor in its email, in the ${theme} theme`, async ({
      site,
      page,
      context,
    }) => {
      await page.addInitScript((chosen) => {
        // The sandbox of the email has no storage.
        if (window.top === window) localStorage.setItem('raade-ui-theme', chosen);
      }, theme);
      await openAsStaff(page, `${site.url}${path}`);
      await expect(page.frameLocator('iframe').getByText('Hello Sam,')).toBeVisible();
      for (const width of [360, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        // axe runs in every frame, but in the sandbox nothing does.
        await expectNothingFound(new AxeBuilder({ page }).exclude('iframe'));
        await expectFits(page, width);
      }

      // What the frame shows, where axe can run.
      const email = await context.newPage();
      await email.emulateMedia({ colorScheme: theme });
      await email.setViewportSize({ width: 360, height: 900 });
      await email.setContent((await page.locator('iframe').getAttribute('srcdoc')) ?? '');
      await expectNothingFound(new AxeBuilder({ page: email }).disableRules(FOR_WHOLE_PAGES));
      await expectFits(email, 360);
    });
  }
}
