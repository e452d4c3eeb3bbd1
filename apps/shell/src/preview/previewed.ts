/** One of the things that a tab shows in place of what is live, as its badge names it. */
export interface Previewed {
  /** A remote, 'content' or 'day'. */
  readonly what: string;
  /** A release, an edition or a day. */
  readonly which: string;
}

/** Enough to tell releases and editions apart; the whole id is the tooltip. */
export const shortId = (id: string) => (/^[0-9a-f]{8,}$/.test(id) ? id.slice(0, 7) : id);
