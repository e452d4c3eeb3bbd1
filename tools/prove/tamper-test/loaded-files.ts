import type { Browser, Page } from '@playwright/test';
import type { ServedSites } from '../fault-server/composed-sites.ts';
import type { SiteServer } from '../fault-server/site-server.ts';
import type { Results } from './composed-files.ts';

/** Pages that together load code of all apps. */
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

/** A file that a page loads. */
interface LoadedFile {
  readonly server: SiteServer;
  readonly path: string;
  readonly page: string;
}

const REFUSED_WITHIN_MS = 15_000;
const QUIET_MS = 1_500;

/** Opens a page, scrolls to its end and opens the search, so that it loads all its files. */
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

/** All scripts, styles and data that pages load from releases, each with the first page that loads it. */
async function listLoadedFiles(browser: Browser, { servers, url }: ServedSites) {
  const loadedFiles = new Map<string, LoadedFile>();
  for (const address of PAGES) {
    await inNewPage(browser, async (page) => {
      page.on('request', (request) => {
        const { origin, pathname } = new URL(request.url());
        const server = Object.values(servers).find((candidate) => candidate.origin === origin);
        const isFile = /^\/(r\/.+\.(js|css|json)|search\.json)$/.test(pathname);
        if (!server || !isFile || loadedFiles.has(origin + pathname)) return;
        loadedFiles.set(origin + pathname, { server, path: pathname, page: address });
      });
      await visit(page, url + address);
    });
  }
  return [...loadedFiles.values()];
}

/** The global variable that a changed script sets if it runs. */
const RAN_FLAG = 'ranThoughChanged';

/** Maximum number of visits. On a busy machine, a visit may end before the page has loaded all files. */
const MAX_VISITS = 3;

/** True if the browser refuses a changed file, and does not run it. */
async function isRefused(
  browser: Browser,
  url: string,
  { server, path, page: address }: LoadedFile,
) {
  const matches = new RegExp(`^${path.replaceAll('.', String.raw`\.`)}$`);
  const added = path.endsWith('.js') ? `\n;globalThis.${RAN_FLAG}=1` : '\n';
  server.fail({ kind: 'changed', matches, change: (text) => text + added });
  try {
    for (let visits = 0; visits < MAX_VISITS; visits += 1) {
      const { hasRun, isReported } = await inNewPage(browser, (page) =>
        visitTampered(page, url + address, path),
      );
      if (hasRun || isReported) return !hasRun;
    }
    return false;
  } finally {
    server.heal();
  }
}

/** Visits a page. Returns whether the console reports a refused file, and whether a changed script has run. */
async function visitTampered(page: Page, url: string, path: string) {
  const refusal = page.waitForEvent('console', {
    predicate: (message) => message.text().includes('integrity') && message.text().includes(path),
    timeout: REFUSED_WITHIN_MS,
  });
  const [report] = await Promise.allSettled([refusal, visit(page, url)]);
  const hasRun = await page.evaluate((name) => name in globalThis, RAN_FLAG);
  return { hasRun, isReported: report.status === 'fulfilled' };
}

/** Changes each file that pages load, one after another, and checks that the browser refuses it. */
export async function tamperLoadedFiles(browser: Browser, sites: ServedSites): Promise<Results> {
  const files = await listLoadedFiles(browser, sites);
  const acceptedFiles: string[] = [];
  for (const file of files) {
    if (!(await isRefused(browser, sites.url, file)))
      acceptedFiles.push(`${file.path} on ${file.page}`);
  }
  return { refusedCount: files.length - acceptedFiles.length, acceptedFiles };
}
