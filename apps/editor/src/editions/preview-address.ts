/** A page of the live site as it would be with another edition, and on another day; the tab goes on to show it so. */
export const previewAddress = (edition: string, path: string, day?: string): string =>
  `${path}?preview=edition@${edition}${day === undefined ? '' : `,day@${day}`}`;
