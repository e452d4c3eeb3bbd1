import type { Federation } from '@raade/federation';
import { createBrowserHistory, NavigationType } from '@raade/platform/host';
import { waitingPage, whenAwake } from '../startup/waiting-page.ts';

type BrowserHistory = ReturnType<typeof createBrowserHistory>;
type Listener = Parameters<BrowserHistory['listen']>[0];

/** The wishes of a step beside its address; the router hands them on from links and `navigate`. */
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
  /** True if the last step asked to leave the page where it is scrolled to. */
  keepsScroll(): boolean;
  /** `listener` is called before each step, while the page that it leaves is still on screen. */
  beforeStep(listener: (() => void) | undefined): void;
}

/** The history, or why there is none. */
export type MaybeHistory =
  | { readonly history: SiteHistory; readonly error?: never }
  | { readonly history?: never; readonly error: unknown };

type Follower = Pick<Federation, 'linkMode'>;

/** The browser's history as the router wants it. It tells what the router alone would keep to itself. */
function withSteps(history: BrowserHistory, follower: Follower): SiteHistory {
  let tellOfStep: (() => void) | undefined;
  let keepsScroll = false;
  /** The page that came with the document, if it was left before it answered. */
  let leftUnanswered: string | undefined;
  const begin = (options?: StepOptions) => {
    keepsScroll = options?.preventScrollReset === true;
    tellOfStep?.();
  };
  /** True if a link is followed by loading its page, in a document of its own. */
  const loadsDocument = (to: Parameters<BrowserHistory['push']>[0], isRedirect = false) => {
    const { pathname, href } = history.createURL(to);
    const link = { from: history.location.pathname, to: pathname, isRedirect };
    // The browser goes to a part of a page that does not answer yet, which is not to be rendered anew for it.
    const isPartOfWaiting = link.from === link.to && waitingPage() !== undefined;
    if (!isPartOfWaiting && follower.linkMode(link) === 'inside') return false;
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
          // The document has the page that its remote cannot show.
          if (update.location.pathname === leftUnanswered) {
            window.location.reload();
            return;
          }
          begin();
        }
        whenAwake(() => listener(update));
      }),
    push(to, state, options) {
      if (loadsDocument(to)) return;
      if (waitingPage()) leftUnanswered = history.location.pathname;
      begin(options);
      history.push(to, state);
    },
    replace(to, state, options) {
      if (loadsDocument(to, true)) return;
      begin(options);
      history.replace(to, state);
    },
    keepsScroll: () => keepsScroll,
    beforeStep: (listener) => void (tellOfStep = listener),
  };
}

/**
 * A browser may refuse the History API, as it does in some embedded frames: then there is no router.
 * @param follower says of each link whether it leads to a release that this document cannot show
 */
export function createSiteHistory(follower: Follower): MaybeHistory {
  try {
    return { history: withSteps(createBrowserHistory({ v5Compat: true }), follower) };
  } catch (error) {
    return { error };
  }
}
