import type { Browser, Page } from '@playwright/test';
import type { ServedSites } from '../fault-server/composed-sites.ts';
import type { SiteServer } from '../fault-server/site-server.ts';
import type { Tampered } from './composed-files.ts';

/** Pages that between them load code of every app. */
const PAGES = [
  '/',
  '/about',
  '/conference',
  '/studios',
  '/donate',
  '/apply/student',
  '/admin',
  '/nowhere',
];

/** A file that a page loads of a release, or that is made of releases, and the page that does. */
interface Loaded {
  readonly server: SiteServer;
  readonly path: string;
  readonly page: string;
}

const REFUSED_WITHIN_MS = 15_000;
const QUIET_MS = 1_500;

/** Opens a page and goes through it to its end, with search, so that it asks for all that it ever asks for by itself. */
async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url);
  for (let step = 0; step < 12; step += 1) {
    await page.mouse.wheel(0, 1200);
    await page.waitForTimeout(QUIET_MS / 12);
  }
  await page.keyboard.press('/');
  await page.waitForTimeout(QUIET_MS);
}

async function inNewPage<Result>(
  browser: Browser,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext();
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

/** The scripts, styles and data that pages load of releases, and what search asks for, each with the first page that does. */
async function filesLoaded(browser: Browser, { servers, url }: ServedSites) {
  const loaded = new Map<string, Loaded>();
  for (const address of PAGES) {
    await inNewPage(browser, async (page) => {
      page.on('request', (request) => {
        const { origin, pathname } = new URL(request.url());
        const server = Object.values(servers).find((one) => one.origin === origin);
        const isFile = /^\/(r\/.+\.(js|css|json)|search\.json)$/.test(pathname);
        if (!server || !isFile || loaded.has(origin + pathname)) return;
        loaded.set(origin + pathname, { server, path: pathname, page: address });
      });
      await visit(page, url + address);
    });
  }
  return [...loaded.values()];
}

/** The global variable that a changed script sets if it runs. */
const RAN = 'ranThoughChanged';

/** On a busy machine a visit may end before the page has asked for all that it asks for by itself. */
const MOST_VISITS = 3;

/** True if the browser says that it has refused a file with something added to it, and has not run that either. */
async function isRefused(browser: Browser, url: string, { server, path, page: address }: Loaded) {
  const matches = new RegExp(`^${path.replaceAll('.', String.raw`\.`)}$`);
  const added = path.endsWith('.js') ? `\n;globalThis.${RAN}=1` : '\n';
  server.fail({ kind: 'changed', matches, change: (text) => text + added });
  try {
    for (let visits = 0; visits < MOST_VISITS; visits += 1) {
      const { hasRun, isTold } = await inNewPage(browser, (page) =>
        visitTold(page, url + address, path),
      );
      if (hasRun || isTold) return !hasRun;
    }
    return false;
  } finally {
    server.heal();
  }
}

/** Visits a page: whether the browser tells of a file that it has refused, and whether a changed script has run. */
async function visitTold(page: Page, url: string, path: string) {
  const refusal = page.waitForEvent('console', {
    predicate: (message) => message.text().includes('integrity') && message.text().includes(path),
    timeout: REFUSED_WITHIN_MS,
  });
  const [told] = await Promise.allSettled([refusal, visit(page, url)]);
  const hasRun = await page.evaluate((name) => name in globalThis, RAN);
  return { hasRun, isTold: told.status === 'fulfilled' };
}

/** Changes every file that a page loads of a release, in turn, on its way to the browser. */
export async function tamperLoadedFiles(browser: Browser, sites: ServedSites): Promise<Tampered> {
  const files = await filesLoaded(browser, sites);
  const through: string[] = [];
  for (const file of files) {
    if (!(await isRefused(browser, sites.url, file))) through.push(`${file.path} on ${file.page}`);
  }
  return { refused: files.length - through.length, through };
}
