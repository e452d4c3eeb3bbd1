/** In place of an edition's name: what is live with all drafts. */
export const ALL_DRAFTS = 'drafts';

/** A page of the live site as it would be with another edition; the tab goes on to show it so. */
export const previewAddress = (edition: string, path: string): string =>
  `${path}?preview=edition@${edition}`;
