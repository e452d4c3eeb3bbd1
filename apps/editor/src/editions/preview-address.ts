/** A page of the live site as it would be with another edition; the tab goes on to show it so. */
export const previewAddress = (edition: string, path: string): string =>
  `${path}?preview=edition@${edition}`;
