import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '@raade/kit/browser/chromium.ts';
import { expect, test } from '../federation/composed-site.ts';
import { recordShifts, shiftsOf, throttle } from './layout-shift.ts';

test.use({ compressed: true });

/** Bandwidth in bytes per second, and latency in milliseconds. */
const LINES = {
  slow: { downloadThroughput: 50_000, latency: 400 },
  usual: { downloadThroughput: 200_000, latency: 150 },
  quick: { downloadThroughput: -1, latency: 0 },
};
/** Settings of fontconfig: of all tests, of Android, and of the machine, which often has no font as wide as Arial. */
const SYSTEMS = {
  Arial: {},
  Roboto: { FONTCONFIG_FILE: path.join(import.meta.dirname, 'roboto.conf') },
  'its own fonts': { FONTCONFIG_FILE: '/etc/fonts/fonts.conf' },
};
/** Limit of the sum of all layout shifts of a visit. */
const MOST_SHIFT = 0.02;

async function launch(variables: Record<string, string>) {
  const executablePath = await findChromium();
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    // Subpixel positioning as on phones; rounding would change the widths of letters.
    args: [...CHROMIUM_ARGS, '--font-render-hinting=none'],
    env: { ...process.env, ...variables },
  });
}

const sumOf = async (page: Page) =>
  (await shiftsOf(page)).reduce((sum, { value }) => sum + value, 0);

const ADDRESSES = ['/', '/conference', '/donate'];
const WIDTHS = [360, 412, 1280];

for (const [system, variables] of Object.entries(SYSTEMS)) {
  for (const [line, conditions] of Object.entries(LINES)) {
    test(`late fonts hardly move anything: ${line} line, a system with ${system}`, async ({
      site,
    }) => {
      const browser = await launch(variables);
      for (const address of ADDRESSES) {
        for (const width of WIDTHS) {
          const page = await browser.newPage({ viewport: { width, height: 800 } });
          await recordShifts(page);
          await throttle(page, conditions);
          await page.goto(`${site.url}${address}`);
          await page.waitForLoadState('networkidle');
          await page.evaluate(() => document.fonts.ready.then(() => undefined));
          const cell = `${address} at ${width} px`;
          expect.soft(await sumOf(page), cell).toBeLessThanOrEqual(MOST_SHIFT);
          await page.close();
        }
      }
      await browser.close();
    });
  }
}
