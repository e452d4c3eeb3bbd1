/** What a link tells the page it leads to: the anchor to scroll to. */
export interface NavigationState {
  readonly scrollTo: string;
}

/** Anchors that other pages promote: their links carry the anchor in the navigation state as well. */
const FLAGGED_ANCHORS: readonly string[] = ['join', 'donation'];

export interface LinkBehaviour {
  /** The router leaves scrolling alone, since the page scrolls smoothly to its anchor. */
  readonly preventScrollReset: boolean;
  readonly state: NavigationState | null;
}

/** How a link on the page at `pathname` behaves. Without an anchor, it leads to the top of its page. */
export function linkBehaviour(href: string, pathname: string): LinkBehaviour {
  const [path, anchor] = href.split('#');
  const isHere = path === pathname;
  const isFlagged = !isHere && anchor !== undefined && FLAGGED_ANCHORS.includes(anchor);
  return {
    preventScrollReset: isHere && anchor !== undefined,
    state: isFlagged ? { scrollTo: anchor } : null,
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // Somebody mistyped the address; an id may still be spelled just so.
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

/** The id of the element that a location leads to: its hash names it, or else the navigation state does. */
export function anchorOf(location: { readonly hash: string; readonly state: unknown }) {
  if (location.hash.length > 1) return decoded(location.hash.slice(1));
  return isNavigationState(location.state) ? location.state.scrollTo : undefined;
}
