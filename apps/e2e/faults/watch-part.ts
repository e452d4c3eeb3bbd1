import { withinNow } from '../machine/pace.ts';
import type { Page } from '@playwright/test';
import { ERROR_MESSAGES } from '@raade/contracts/base/failure-messages';

/** Content in the place of the page; `kept` is the prerendered page. */
export type Showing =
  | 'nothing'
  | 'prerendered'
  | 'placeholder'
  | 'fallback'
  | 'hydrated'
  | 'another page';

/** The log of a page's changes. All times are those of `performance.now()` in the page, in milliseconds. */
export interface PartWatch {
  /** Changes of the content. */
  readonly sightings: { readonly at: number; readonly showing: Showing }[];
  /** Scripts that were added to the document. */
  readonly scripts: { readonly at: number; readonly url: string }[];
  /** Start times of failed loads of a remote. */
  readonly failedLoads: number[];
  /** Time at which the frame was hydrated. */
  hydratedAt?: number;
  /** Time of the last followed link. */
  went: number;
}

declare global {
  interface Window {
    partWatch: PartWatch;
  }
}

/** Runs in the page before all other scripts. */
function watch({ heading, placeholder }: { heading: string; placeholder: string }): void {
  const found: PartWatch = { sightings: [], scripts: [], failedLoads: [], went: 0 };
  window.partWatch = found;

  const showing = (main: Element): Showing => {
    if (main.querySelector('[role=alert]')) return 'fallback';
    if (main.querySelector('[data-prerendered]')) return 'prerendered';
    if (main.querySelector('h1')?.textContent.includes(heading)) return 'hydrated';
    if (main.textContent.includes(placeholder)) return 'placeholder';
    return main.textContent.trim() === '' ? 'nothing' : 'another page';
  };
  const look = (changes: readonly MutationRecord[]) => {
    const at = performance.now();
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    for (const node of added) {
      if (node instanceof HTMLScriptElement && node.src) found.scripts.push({ at, url: node.src });
    }
    const main = document.querySelector('main');
    const now = main && showing(main);
    // Browsers parse a page in pieces, so the content may still follow.
    if (now === 'nothing' && document.readyState === 'loading' && !main?.nextElementSibling) return;
    if (now && now !== found.sightings.at(-1)?.showing) found.sightings.push({ at, showing: now });
    if (document.querySelector('#root[data-hydrated]')) found.hydratedAt ??= at;
  };
  const all = { childList: true, subtree: true, attributeFilter: ['data-hydrated'] };
  new MutationObserver(look).observe(document, all);
  const follow = ({ isTrusted }: Event) => {
    // The frame also fires clicks, when it repeats clicks from before its hydration.
    if (isTrusted) found.went = performance.now();
  };
  window.addEventListener('click', follow, true);

  const { warn } = console;
  console.warn = (...details: unknown[]) => {
    const [event, fields] = details;
    if (event === '[raade] remote not loaded') {
      const tookMs = Number(Reflect.get(Object(fields), 'milliseconds'));
      found.failedLoads.push(performance.now() - tookMs);
    }
    warn(...details);
  };
}

/** Records in every document from now on the states of the page with this heading. */
export async function watchPart(page: Page, heading: string): Promise<void> {
  await page.addInitScript(watch, { heading, placeholder: ERROR_MESSAGES.loadingPage });
}

export const watchOf = (page: Page): Promise<PartWatch> => page.evaluate(() => window.partWatch);

export const timeIn = (page: Page): Promise<number> => page.evaluate(() => performance.now());

/** Longest wait, so that a late part can be reported with its delay. */
const PATIENCE = 20_000;

/** Waits for this content, and returns the time at which it first appeared, not before `since`. */
export async function waitForShowing(page: Page, showing: Showing, since: number): Promise<number> {
  const first = await page.waitForFunction(
    ({ wanted, earliest }) =>
      window.partWatch.sightings.find((seen) => seen.showing === wanted && seen.at >= earliest),
    { wanted: showing, earliest: since },
    { timeout: withinNow(PATIENCE) },
  );
  return (await first.jsonValue())?.at ?? NaN;
}
