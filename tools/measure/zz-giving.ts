import path from 'node:path';
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, chromiumExecutable } from '@raade/kit/browser/chromium.ts';
import { serveComposedSites } from '../prove/fault-server/composed-sites.ts';

const [tag = 'x', what = '/donate,/apply/student,/apply/partner', sizes = '360,1440', schemes = 'light'] = process.argv.slice(2);
const sites = await serveComposedSites(path.resolve('dist/apps'), { compressed: false });
const executablePath = await chromiumExecutable();
const browser = await chromium.launch({ args: CHROMIUM_ARGS, ...(executablePath ? { executablePath } : {}) });
for (const size of sizes.split(',').map(Number)) {
  for (const scheme of schemes.split(',')) {
    const context = await browser.newContext({
      viewport: { width: size, height: size < 700 ? 740 : 900 },
      colorScheme: scheme === 'dark' ? 'dark' : 'light',
      forcedColors: scheme === 'forced' ? 'active' : 'none',
      reducedMotion: 'reduce',
    });
    for (const p of what.split(',')) {
      const page = await context.newPage();
      await page.goto(sites.url + p);
      await page.waitForSelector('#root[data-alive]:not(:has([data-prerendered]))', { timeout: 30000 });
      await page.waitForTimeout(600);
      const y = await page.evaluate(() => {
        const box = (s: string) => { const r = document.querySelector(s)?.getBoundingClientRect(); return r && [Math.round(r.top + scrollY), Math.round(r.bottom + scrollY)]; };
        return { group: box('main [role=radiogroup]'), first: box('main form input'), h: document.documentElement.scrollHeight, over: document.documentElement.scrollWidth, don: box('#donation section') };
      });
      console.log(tag, p, size, scheme, JSON.stringify(y));
      const name = `/tmp/gv/${tag}${p.replaceAll('/', '_').replace('#','')}-${size}-${scheme}`;
      if (!p.includes('#')) { await page.screenshot({ path: `${name}-screen.png` }); await page.screenshot({ path: `${name}.png`, fullPage: true }); }
      await page.close();
    }
    await context.close();
  }
}
await browser.close();
await sites.close();
