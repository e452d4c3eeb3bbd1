export interface PreviewedRelease {
  readonly remote: string;
  readonly release: string;
}

/** Enough to tell releases apart; the whole id is the tooltip. */
export const shortId = (release: string) => release.slice(0, 7);
