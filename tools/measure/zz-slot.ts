import path from 'node:path';
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, chromiumExecutable } from '@raade/kit/browser/chromium.ts';
import { serveComposedSites } from '../prove/fault-server/composed-sites.ts';
const sites = await serveComposedSites(path.resolve('dist/apps'), { compressed: false });
const executablePath = await chromiumExecutable();
const browser = await chromium.launch({ args: CHROMIUM_ARGS, ...(executablePath ? { executablePath } : {}) });
for (const width of [360, 390, 640, 767, 768, 1023, 1024, 1279, 1280, 1440]) {
  const out: (number | undefined)[] = [];
  for (const blocked of [true, false]) {
    const page = await browser.newPage({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });
    if (blocked) await page.route('**/*.woff2', (r) => r.abort());
    await page.goto(`${sites.url}/conference#donation`);
    await page.waitForSelector('#donation [role=radiogroup]', { timeout: 30000 });
    await page.waitForTimeout(300);
    out.push(await page.evaluate(() => Math.round(document.querySelector('#donation > * section, #donation section')!.getBoundingClientRect().height)));
    if (!blocked && width === 360) console.log(await page.evaluate(() => document.querySelector('#donation raade-recipient')?.textContent));
    await page.close();
  }
  console.log(width, out);
}
await browser.close(); await sites.close();
