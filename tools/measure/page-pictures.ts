import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { serveComposedSites } from '@raade/prove/fault-server/composed-sites.ts';
import { publicRoutes } from './public-routes.ts';

const WIDTHS = [360, 768, 1440] as const;
const THEMES = ['light', 'dark'] as const;

/** How a page is looked at. */
export interface Look {
  readonly route: string;
  readonly width: number;
  readonly theme: (typeof THEMES)[number];
}

/** Like `projects_agri-link-360-dark.png`. */
export function pictureName({ route, width, theme }: Look): string {
  const name = route.replace(/^\/+/, '').replaceAll('/', '_') || 'home';
  return `${name}-${width}-${theme}.png`;
}

/** For the longest page, of 16,000 px, on a machine that is busy; in milliseconds. */
const PATIENCE = 180_000;

/** Nothing moves, and no film plays. */
const STILL = `*, ::before, ::after { transition: none !important; animation: none !important; }
  video { visibility: hidden !important; }`;

/**
 * Brings each part of the page near, and waits for its pictures. Runs in the page, so it is a text: these sources are
 * typed for Node.
 */
const BRING_IN = `(async () => {
  const end = () => document.documentElement.scrollHeight;
  for (let y = 0; y < end(); y += innerHeight / 2) {
    scrollTo(0, y);
    await new Promise((drawn) => setTimeout(drawn, 40));
  }
  // On a busy machine parts arrive after all others, with pictures of their own: they have to be there three times over.
  for (let calm = 0, tries = 0; calm < 3 && tries < 100; tries += 1) {
    for (const image of document.images) image.loading = 'eager';
    await new Promise((loaded) => setTimeout(loaded, 150));
    calm = Array.from(document.images).every(({ complete }) => complete) ? calm + 1 : 0;
  }
  await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
  scrollTo(0, 0);
  // The bar hides on the way down, and needs a moment to hear of the way up.
  const isHidden = () => document.querySelector('header')?.getBoundingClientRect().bottom <= 0;
  for (let tries = 0; isHidden() && tries < 100; tries += 1) {
    await new Promise((shown) => setTimeout(shown, 20));
  }
})()`;

async function takePicture(page: Page, file: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  // Without a nonce the policy of pages would refuse an element with styles.
  await page.evaluate(
    `(() => { const sheet = new CSSStyleSheet(); sheet.replaceSync(${JSON.stringify(STILL)});
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]; })()`,
  );
  await page.evaluate(BRING_IN);
  await page.screenshot({ path: file, fullPage: true, animations: 'disabled', timeout: PATIENCE });
}

/** A site that is served, like that of an older commit, which only its own tools can compose. */
interface Served {
  readonly browser: Browser;
  /** Its address. */
  readonly url: string;
  /** Where the pictures go. */
  readonly folder: string;
  readonly routes: readonly string[];
}

/** Takes a picture of each page of a served site at each width in each theme. Returns what was looked at. */
export async function takeServed({ browser, url, folder, routes }: Served): Promise<Look[]> {
  await mkdir(folder, { recursive: true });
  const looks = routes.flatMap((route) =>
    WIDTHS.flatMap((width) => THEMES.map((theme): Look => ({ route, width, theme }))),
  );
  for (const look of looks) {
    const page = await browser.newPage({
      viewport: { width: look.width, height: 900 },
      colorScheme: look.theme,
      reducedMotion: 'reduce',
    });
    await page.goto(new URL(look.route, url).href);
    await takePicture(page, path.join(folder, pictureName(look)));
    await page.close();
  }
  return looks;
}

interface Built extends Omit<Served, 'url'> {
  /** A folder of builds, like `dist/apps`. Without routes, all its public pages are looked at. */
  readonly dist: string;
}

/** Takes the pictures of builds, which are composed and served for it. Returns what was looked at. */
export async function takePictures({ dist, routes, ...others }: Built): Promise<Look[]> {
  const sites = await serveComposedSites(dist);
  try {
    const asked = routes.length > 0 ? routes : await publicRoutes(sites.shellDir);
    return await takeServed({ ...others, url: sites.url, routes: asked });
  } finally {
    await sites.close();
  }
}
