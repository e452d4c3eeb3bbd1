import type { Federation } from '@raade/federation';
import { createBrowserHistory, NavigationType } from '@raade/platform/host';
import { unhydratedPage, whenHydrated } from '../startup/unhydrated-page.ts';

type BrowserHistory = ReturnType<typeof createBrowserHistory>;
type Listener = Parameters<BrowserHistory['listen']>[0];

/** Options that the router passes on from links and `navigate`. */
interface StepOptions {
  readonly preventScrollReset?: boolean;
}

export interface SiteHistory extends BrowserHistory {
  push(to: Parameters<BrowserHistory['push']>[0], state?: unknown, options?: StepOptions): void;
  replace(
    to: Parameters<BrowserHistory['replace']>[0],
    state?: unknown,
    options?: StepOptions,
  ): void;
  /** True if the last navigation asked to keep the scroll position. */
  keepsScroll(): boolean;
  /** Sets a function that is called before each navigation, while the old page is still on screen. */
  beforeStep(listener: (() => void) | undefined): void;
}

/** The history, or the error if the browser refuses it. */
export type MaybeHistory =
  | { readonly history: SiteHistory; readonly error?: never }
  | { readonly history?: never; readonly error: unknown };

type LinkModes = Pick<Federation, 'linkMode'>;

/**
 * Wraps the browser's history for the router. A link to another release loads a document instead, and
 * `ScrollRestoration` can observe each step (navigation).
 */
function withSteps(history: BrowserHistory, links: LinkModes): SiteHistory {
  let onStep: (() => void) | undefined;
  let keepsScroll = false;
  /** Path of the prerendered page, if the visitor left it before it was hydrated. */
  let unhydratedPath: string | undefined;

  const beginStep = (options?: StepOptions) => {
    keepsScroll = options?.preventScrollReset === true;
    onStep?.();
  };

  /** Loads the address as a new document if it must be one, and returns true then. */
  const loadIfDocument = (to: Parameters<BrowserHistory['push']>[0], isRedirect = false) => {
    const { pathname, href } = history.createURL(to);
    const link = { from: history.location.pathname, to: pathname, isRedirect };
    // A link within a page that is not hydrated yet: the browser follows it, since React would render the page again.
    const isPartOfUnhydrated = link.from === link.to && unhydratedPage() !== undefined;
    if (!isPartOfUnhydrated && links.linkMode(link) === 'inside') return false;
    if (isRedirect) window.location.replace(href);
    else window.location.assign(href);
    return true;
  };
  return {
    // The history is not spread: action and location are getters.
    get action() {
      return history.action;
    },
    get location() {
      return history.location;
    },
    createHref: (to) => history.createHref(to),
    createURL: (to) => history.createURL(to),
    encodeLocation: (to) => history.encodeLocation(to),
    go: (steps) => history.go(steps),
    listen: (listener: Listener) =>
      history.listen((update) => {
        if (update.action === NavigationType.Pop) {
          // The prerendered nodes of a page that was left before its hydration are gone, so it is loaded again.
          if (update.location.pathname === unhydratedPath) {
            window.location.reload();
            return;
          }
          beginStep();
        }
        // Within a page that is not hydrated yet, a change would make React render the page again.
        whenHydrated(() => listener(update));
      }),
    push(to, state, options) {
      if (loadIfDocument(to)) return;
      if (unhydratedPage()) unhydratedPath = history.location.pathname;
      beginStep(options);
      history.push(to, state);
    },
    replace(to, state, options) {
      if (loadIfDocument(to, true)) return;
      beginStep(options);
      history.replace(to, state);
    },
    keepsScroll: () => keepsScroll,
    beforeStep: (listener) => void (onStep = listener),
  };
}

/**
 * Creates the history of the router. Some embedded frames refuse the History API; then the error is returned.
 * @param links says for each link if its page belongs to a release that this document cannot show
 */
export function createSiteHistory(links: LinkModes): MaybeHistory {
  try {
    return { history: withSteps(createBrowserHistory({ v5Compat: true }), links) };
  } catch (error) {
    return { error };
  }
}
