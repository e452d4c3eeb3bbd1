/** A link inside the page keeps every release as it is; a new document comes with those that are live. */
export type LinkMode = 'inside' | 'document';

export interface ShownRelease {
  readonly remote: string;
  /** The release that this page shows, or would load now. */
  readonly here: string | undefined;
  readonly live: string | undefined;
}

/** What speaks for one mode or the other when somebody follows a link. Going back or forward always stays inside. */
export interface LinkFacts {
  /** From a page to itself, or to a part of it. */
  readonly isSamePage: boolean;
  /** Who has the path that the link leads to: as this page knows its paths, and as the registry was last read. */
  readonly owner: string | undefined;
  readonly ownerNow: string | undefined;
  /** Those of the owner, and of every remote that is known to fill a slot of that page. */
  readonly releases: readonly ShownRelease[];
  /** Whether a form of this tab holds what somebody typed: a new document would know nothing of it. */
  readonly hasUnsavedInput: boolean;
  readonly isOnline: boolean;
}

/**
 * How a link is followed. The release that a page has loaded cannot be replaced in it, so a link
 * into a remote whose pointer has moved is followed by loading a document, like one to a path that has found an
 * owner, or another one, meanwhile.
 */
export function linkMode(facts: LinkFacts): LinkMode {
  const { isSamePage, hasUnsavedInput, isOnline } = facts;
  const mayLeave = !isSamePage && !hasUnsavedInput && isOnline;
  return mayLeave && hasMoved(facts) ? 'document' : 'inside';
}

/** Whether a new document would show something else at the end of the link than this page can. */
function hasMoved({ owner, ownerNow, releases }: LinkFacts): boolean {
  return owner !== ownerNow || releases.some(({ here, live }) => here !== live);
}
