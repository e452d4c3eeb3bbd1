/** A link inside the page keeps every release as it is; a new document comes with those that are live. */
export type LinkMode = 'inside' | 'document';

/** What a page shows of a remote, or of the content, and what is live of it. */
export interface ShownRelease {
  readonly remote: string;
  /** The release that this page shows, or would load now. */
  readonly here: string | undefined;
  readonly live: string | undefined;
}

/** Facts that decide how a link is followed. Going back or forward always stays inside. */
export interface LinkFacts {
  /**
   * True to a page that the policy of this document is not for: of another area of the site, or of a remote that it
   * knows nothing of.
   */
  readonly leavesDocument: boolean;
  /** True if the page itself leads on, and nobody has followed a link. */
  readonly isRedirect: boolean;
  /** True from a page to itself, or to a part of it. */
  readonly isSamePage: boolean;
  /** The owner of the path that the link leads to: as this page knows its paths, and as the registry was last read. */
  readonly owner: string | undefined;
  readonly ownerNow: string | undefined;
  /** Releases of the owner, and of every remote that is known to fill a slot of that page; and the content. */
  readonly releases: readonly ShownRelease[];
  /** True if a form of this tab holds typed input: a new document would lose it. */
  readonly hasUnsavedInput: boolean;
  readonly isOnline: boolean;
}

/**
 * How a link is followed. The release that a page has loaded cannot be replaced in it, so a link
 * into a remote whose pointer has moved is followed by loading a document, like one to a path that has found an
 * owner, or another one, meanwhile. So is, whatever else is true, one into another area, or to a page that this document
 * knows nothing of: a document keeps the policy that it began with.
 */
export function linkMode(facts: LinkFacts): LinkMode {
  const { leavesDocument, isRedirect, isSamePage, hasUnsavedInput, isOnline } = facts;
  if (leavesDocument) return 'document';
  const mayLeave = !isRedirect && !isSamePage && !hasUnsavedInput && isOnline;
  return mayLeave && hasMoved(facts) ? 'document' : 'inside';
}

/** True if a new document would show something else at the end of the link than this page can. */
function hasMoved({ owner, ownerNow, releases }: LinkFacts): boolean {
  return owner !== ownerNow || releases.some(({ here, live }) => here !== live);
}
