import type { Page } from 'playwright-core';
import { SEEDED_STAFF } from '@raade/contracts/local/local-stack';

/** Text of the page once all registrants have loaded. */
const ALL_LOADED = 'registrants shown';
const TIMEOUT_MS = 300_000;
/**
 * Script for the page: records long tasks, times from key to paint and frames in `window.bench`. A string, because
 * these sources have the types of Node, not of browsers.
 */
const RECORDER = `
  window.bench = { tasks: [], keys: new Map(), frames: [] };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) bench.tasks.push(duration);
  }).observe({ type: 'longtask' });
  new PerformanceObserver((list) => {
    for (const { name, startTime, duration } of list.getEntries()) {
      if (name !== 'keydown' && name !== 'keypress' && name !== 'input') continue;
      bench.keys.set(startTime, Math.max(duration, bench.keys.get(startTime) ?? 0));
    }
  }).observe({ type: 'event', durationThreshold: 16 });
  let last;
  requestAnimationFrame(function frame(now) {
    if (last !== undefined) bench.frames.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  });
`;

const resetRecorder = (page: Page) =>
  page.evaluate<undefined>('bench.tasks.length = 0, bench.frames.length = 0, bench.keys.clear()');

/** The longest task over 50 ms since the last `resetRecorder`; 0 if there was none. */
const longestTask = (page: Page) => page.evaluate<number>('Math.max(0, ...bench.tasks)');

/** Signs in as staff and waits for the tab of registrants. */
export async function openRegistrants(page: Page, origin: string): Promise<void> {
  await page.addInitScript(RECORDER);
  await page.goto(`${origin}/admin/reconciliation?tab=payments`);
  await page.getByLabel('Email').fill(SEEDED_STAFF.email);
  await page.getByLabel('Password').fill(SEEDED_STAFF.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('tab', { name: 'Registrants Data' }).waitFor();
}

/** Milliseconds from the click on the tab to the first row in the document. */
export async function timeToFirstRows(page: Page): Promise<number> {
  await resetRecorder(page);
  return page.evaluate<number>(`new Promise((resolve) => {
    const tab = [...document.querySelectorAll('[role=tab]')].find((tab) => /Registrants/.test(tab.textContent));
    const start = performance.now();
    const watcher = new MutationObserver(() => {
      if (!document.querySelector('tr[data-row]')) return;
      watcher.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
    });
    watcher.observe(document.body, { childList: true, subtree: true });
    tab.click();
  })`);
}

/** Waits until all registrants have loaded. Returns the time and the longest task, in milliseconds. */
export async function loadAll(page: Page) {
  const start = performance.now();
  await page.getByText(ALL_LOADED).waitFor({ timeout: TIMEOUT_MS });
  return { loaded: performance.now() - start, longestTask: await longestTask(page) };
}

/** Milliseconds from key to paint of each key. The Event Timing API rounds to 8 ms and omits less than 16 ms. */
export async function typeSearches(page: Page, searches: readonly string[]): Promise<number[]> {
  await resetRecorder(page);
  const field = page.getByRole('searchbox');
  let keyCount = 0;
  for (const search of searches) {
    for (const key of [...search.split(''), ...Array.from(search, () => 'Backspace')]) {
      await field.press(key === ' ' ? 'Space' : key);
      await page.waitForTimeout(60);
      keyCount += 1;
    }
  }
  await page.waitForTimeout(500);
  const slowKeys = await page.evaluate<number[]>('[...bench.keys.values()]');
  const quickKeys = Array.from({ length: Math.max(0, keyCount - slowKeys.length) }, () => 16);
  return [...slowKeys, ...quickKeys].sort((a, b) => a - b);
}

/** The value below which a share (0 to 1) of the sorted values lies; 0 for an empty list. */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

/** Scrolls the table slowly and fast. Returns the longest frame and task (ms), and the maximum number of elements. */
export async function scrollTable(page: Page) {
  const table = page.getByRole('table', { name: 'Registrants' });
  await table.scrollIntoViewIfNeeded();
  await table.hover({ position: { x: 100, y: 100 } });
  await resetRecorder(page);
  let nodes = 0;
  // Every tenth step of the wheel scrolls far, so that rows must load.
  for (let turn = 0; turn < 120; turn += 1) {
    await page.mouse.wheel(0, turn % 10 === 9 ? 40_000 : 240);
    await page.waitForTimeout(16);
    if (turn % 10 === 0) {
      nodes = Math.max(
        nodes,
        await page.evaluate<number>('document.querySelectorAll("table *").length'),
      );
    }
  }
  const frame = await page.evaluate<number>('Math.max(...bench.frames)');
  return { frame, longestTask: await longestTask(page), nodes };
}

/** Opens twenty records. Returns the sorted times from click to the frame after the record is shown. */
export async function openRecords(page: Page): Promise<number[]> {
  await page.evaluate('window.scrollTo(0, 0)');
  await page.locator('tr[data-row="0"]').waitFor();
  return page.evaluate<number[]>(`(async () => {
    const times = [];
    for (let index = 0; index < 20; index += 1) {
      const button = document.querySelector('tr[data-row="' + index + '"] button');
      const name = button.textContent;
      const start = performance.now();
      button.click();
      do {
        if (performance.now() - start > 5000) throw new Error('The record of ' + name + ' did not open.');
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      } while (document.querySelector('section[aria-labelledby] h2')?.textContent !== name);
      times.push(performance.now() - start);
      document.querySelector('section[aria-labelledby]').dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }),
      );
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    return times.sort((a, b) => a - b);
  })()`);
}

/** Exports all rows as a CSV file. Returns the time and the longest task, in milliseconds. */
export async function exportAll(page: Page, file: string) {
  await resetRecorder(page);
  const start = performance.now();
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: TIMEOUT_MS }),
    page.getByRole('button', { name: /^Export/ }).click(),
  ]);
  await download.saveAs(file);
  return { exported: performance.now() - start, longestTask: await longestTask(page) };
}
