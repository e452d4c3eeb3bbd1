import { expect, type Locator, type Page } from '@playwright/test';
import { releaseChanged } from '@raade/prove/fault-server/changed-release.ts';
import type { App } from '@raade/prove/fault-server/composed-sites.ts';
import { containsPage, throwInPage } from '@raade/prove/fault-server/throwing-chunk.ts';
import type { ComposedSite } from '../federation/composed-site.ts';
import { isMarkedDocument, markDocument } from '../releases/open-tab.ts';

const FRAME = /\/js\/frame\.[0-9a-f]+\.js$/;
const HOME = /\/js\/home\.[0-9a-f]+\.js$/;
const NOT_FOUND = /\/js\/not-found\.[0-9a-f]+\.js$/;
const ENTRY = /remoteEntry\.js$/;

/** Areas of the frame. Each has its name in `data-area`, which bundlers do not change. */
export type FrameArea = 'frame' | 'navigation' | 'footer';

/** Makes an area of the frame throw `<area> fault` when it renders; returns a function that undoes it. */
export function breakFrame(site: ComposedSite, area: FrameArea): Promise<() => Promise<void>> {
  const mark = new RegExp(`(["'\`]data-area["'\`]: ?)["'\`]${area}["'\`]`);
  return releaseChanged(site, 'shell', (code, file) =>
    FRAME.test(`/${file}`)
      ? code.replace(mark, `$1(() => { throw new Error("${area} fault") })()`)
      : code,
  );
}

/** Makes the default components of chunks throw, until `heal` is called. */
async function breakChunk(site: ComposedSite, app: App, page: Page, matches: RegExp) {
  await releaseChanged(site, app, (code, file) =>
    matches.test(`/${file}`) && containsPage(code) ? throwInPage(code, 'rendering') : code,
  );
  await page.addInitScript(() => Object.assign(window, { fault: 'rendering' }));
}

export function breakHomePage(site: ComposedSite, page: Page): Promise<void> {
  return breakChunk(site, 'content', page, HOME);
}

/** Makes the shell's page for unknown paths throw. */
export function breakNotFoundPage(site: ComposedSite, page: Page): Promise<void> {
  return breakChunk(site, 'shell', page, NOT_FOUND);
}

export async function heal(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { fault: '' }));
}

/** Makes the code of this page fail to load. */
export function loseNotFoundPage(site: ComposedSite): void {
  site.servers.shell.fail({ kind: 'status', status: 500, matches: NOT_FOUND });
}

/** Makes all files of the frame fail to load. */
export function loseFrame(site: ComposedSite): void {
  site.servers.shell.fail({ kind: 'status', status: 500, matches: FRAME });
}

export function loseRemote(site: ComposedSite, app: 'content' | 'giving'): void {
  site.servers[app].fail({ kind: 'status', status: 500, matches: ENTRY });
}

/** Makes the history API throw, as in some embedded frames. */
export async function refuseHistory(page: Page): Promise<void> {
  await page.addInitScript(() => {
    history.replaceState = () => {
      throw new DOMException('The History API is refused here.', 'SecurityError');
    };
  });
}

/** Records the lines that the site logs from now on. */
export function logOf(page: Page): string[] {
  const log: string[] = [];
  page.on('console', (message) => log.push(message.text()));
  return log;
}

/** Counts an event in the site's log. */
export function timesLogged(log: readonly string[], event: string): number {
  return log.filter((text) => text.startsWith(`[raade] ${event}`)).length;
}

/** Presses a control and waits for the new document. */
export async function pressAndReload(page: Page, control: Locator): Promise<void> {
  await markDocument(page);
  await Promise.all([page.waitForEvent('load'), control.click()]);
  expect(await isMarkedDocument(page)).toBe(false);
}
