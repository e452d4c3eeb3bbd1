import type { Page } from '@playwright/test';
import { ERROR_MESSAGES } from '@raade/contracts/error-messages';
import { expect, test } from '../federation/composed-site.ts';
import { breakHomePage, logOf, timesLogged } from './faults.ts';

const HOT_RELOADING = 'Rendered fewer hooks than expected.';

/** The home page throws `text` until the site has logged it once, in whichever way. */
async function throwOnce(page: Page, text: string): Promise<void> {
  await page.addInitScript((faultText) => {
    Object.assign(window, { faultText });
    for (const level of ['warn', 'error'] as const) {
      const write = console[level];
      console[level] = (...details: unknown[]) => {
        write(...details);
        if (details.some((detail) => Reflect.get(Object(detail), 'message') === faultText)) {
          Object.assign(window, { fault: '' });
        }
      };
    }
  }, text);
}

const cases = [
  { text: HOT_RELOADING, flag: true, isSuppressed: true },
  { text: HOT_RELOADING, flag: false, isSuppressed: false },
  { text: 'Any other error', flag: true, isSuppressed: false },
];

for (const { text, flag, isSuppressed } of cases) {
  const effect = isSuppressed ? 'is suppressed' : 'is shown';
  test(`[ERR-17] '${text}' ${effect} if the flag is ${flag}`, async ({ site, page }) => {
    const log = logOf(page);
    await breakHomePage(site, page);
    await site.editPages((html) =>
      html.replace('"siteUrl":', `"suppressDevelopmentErrors":${flag},"siteUrl":`),
    );
    await throwOnce(page, text);
    await page.goto(site.url);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Rice Association/);
    expect(timesLogged(log, 'development error suppressed')).toBe(isSuppressed ? 1 : 0);
    expect(timesLogged(log, 'part failed')).toBe(isSuppressed ? 0 : 1);
  });
}

test('[ERR-17] an error on the list that does not go away is shown, flag or not', async ({
  site,
  page,
}) => {
  await breakHomePage(site, page);
  await site.editPages((html) =>
    html.replace('"siteUrl":', '"suppressDevelopmentErrors":true,"siteUrl":'),
  );
  await page.addInitScript((faultText) => Object.assign(window, { faultText }), HOT_RELOADING);
  await page.goto(site.url, { waitUntil: 'load' });
  await expect(page.getByText(ERROR_MESSAGES.crash.text)).toBeVisible();
  await expect(page.getByText(HOT_RELOADING)).toBeVisible();
});
