/** The state that a link gives the page it leads to: the anchor to scroll to. */
export interface NavigationState {
  readonly scrollTo: string;
}

export interface LinkBehavior {
  /** The router leaves scrolling alone, since the page scrolls smoothly to its anchor. */
  readonly preventScrollReset: boolean;
  readonly state: NavigationState | null;
}

interface LinkPlace {
  /** Path of the page that contains the link. */
  readonly pathname: string;
  /** Addresses of the navigation's buttons. From other pages, their state contains the anchor, too. [NAV-23] */
  readonly actionHrefs: readonly string[];
}

/** Returns how a link scrolls. Without an anchor, it leads to the top of its page. */
export function linkBehavior(href: string, { pathname, actionHrefs }: LinkPlace): LinkBehavior {
  const [path, anchor] = href.split('#');
  const isHere = path === pathname;
  const needsState = !isHere && anchor !== undefined && actionHrefs.includes(href);
  return {
    preventScrollReset: isHere && anchor !== undefined,
    state: needsState ? { scrollTo: anchor } : null,
  };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // Not a valid encoding, but it may still be the id of an element.
    return text;
  }
}

function isNavigationState(state: unknown): state is NavigationState {
  return (
    typeof state === 'object' &&
    state !== null &&
    'scrollTo' in state &&
    typeof state.scrollTo === 'string'
  );
}

/** The id of the element that a location leads to: from its hash, or else from its navigation state. */
export function anchorOf(location: { readonly hash: string; readonly state: unknown }) {
  if (location.hash.length > 1) return decode(location.hash.slice(1));
  return isNavigationState(location.state) ? location.state.scrollTo : undefined;
}
