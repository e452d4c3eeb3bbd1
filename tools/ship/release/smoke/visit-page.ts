/// <reference lib="dom" />
import type { BrowserContext, Page } from '@playwright/test';
import { messageOf } from '@raade/contracts/failure';
import { type Trouble, type Watch, watchPage } from './watch-page.ts';

/** Longer than every deadline of the frame for what it loads; only what is broken takes as long. */
const PATIENCE_MS = 10_000;

/** What is said of a page on which that patience was at an end. */
export const NEVER_WHOLE = 'the page never is whole';

/** Frames in which nothing was asked for, after which what still says that it is loading waits for somebody else. */
const QUIET_FRAMES = 30;

/** The frame answers, and the page does too, or has failed. A frame that has failed leaves nothing but its last words. */
function isAlive(): boolean {
  const isKept = document.querySelector('[data-prerendered]') !== null;
  const hasFailed = document.querySelector('[role="alert"]') !== null;
  const root = document.querySelector<HTMLElement>('#root');
  if (!root) return hasFailed;
  return root.dataset['alive'] !== undefined && (!isKept || hasFailed);
}

/** A page in which nothing is alive waits for who goes on: pointing at a link is enough. */
function goOn(): void {
  const link = document.querySelector('#root:has([data-still]) a[href]');
  link?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
}

/** Passes everything that is loaded when somebody comes near, at a screen's height a step. */
async function scrollThrough(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
    window.scrollTo({ top, behavior: 'instant' });
    await frame();
    await frame();
  }
}

/** Whether anything says that it is loading, in the next frame. */
async function isLoading(): Promise<boolean> {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  const states = [...document.querySelectorAll('[role="status"]')];
  return states.some(({ textContent }) => /^Loading\b/.test(textContent.trim()));
}

/** Whether there is nothing to read. */
function isEmpty(): boolean {
  const main = document.querySelector<HTMLElement>('main') ?? document.body;
  return main.innerText.trim() === '';
}

/** How many requests of a page have no answer yet. */
function countRequests(page: Page): () => number {
  let open = 0;
  page.on('request', () => (open += 1));
  page.on('requestfinished', () => (open -= 1));
  page.on('requestfailed', () => (open -= 1));
  return () => open;
}

/** Waits until nothing is under way any more. */
async function untilQuiet(page: Page, openRequests: () => number): Promise<void> {
  let quiet = 0;
  while (quiet < QUIET_FRAMES) {
    const loading = await page.evaluate(isLoading);
    if (!loading && openRequests() === 0) return;
    quiet = openRequests() === 0 ? quiet + 1 : 0;
  }
}

async function goThrough(page: Page, address: string): Promise<void> {
  const openRequests = countRequests(page);
  await page.goto(address, { waitUntil: 'load' });
  await page.evaluate(goOn);
  await page.waitForFunction(isAlive, undefined, { polling: 'raf' });
  await page.evaluate(scrollThrough);
  await untilQuiet(page, openRequests);
}

/** Goes through a page, but gives up when the patience is at an end. */
async function tryToGoThrough(page: Page, address: string, watch: Watch): Promise<void> {
  const late = new Promise<never>((_resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`not within ${PATIENCE_MS / 1000} s`)),
      PATIENCE_MS,
    );
    page.once('close', () => clearTimeout(timer));
  });
  page.setDefaultTimeout(PATIENCE_MS);
  try {
    await Promise.race([goThrough(page, address), late]);
  } catch (error) {
    watch.note({ event: NEVER_WHOLE, error: firstLine(messageOf(error)) });
    return;
  }
  if (await page.evaluate(isEmpty)) {
    watch.note({ event: 'the page is empty', error: '' });
  }
}

const firstLine = (text: string) => text.split('\n')[0] ?? '';

/**
 * Opens a page, goes through it to its end, and waits until all of it is there: for what the frame does, never for a
 * time.
 * @returns what went wrong
 */
export async function visitPage(
  context: BrowserContext,
  address: string,
  watched: Map<Page, Watch>,
): Promise<readonly Trouble[]> {
  const page = await context.newPage();
  const watch = watchPage(page);
  watched.set(page, watch);
  try {
    await tryToGoThrough(page, address, watch);
    return await watch.troubles();
  } finally {
    watched.delete(page);
    await page.close();
  }
}
