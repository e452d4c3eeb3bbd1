/** Inboxes show about this many characters of an email beside its subject. */
export const PREVIEW_TEXT_LIMIT = 150;

/**
 * Cuts text to what an inbox shows, in whole characters, with white space as an inbox shows it.
 * @param mark stands where something was cut
 */
export function cutPreviewText(text: string, mark = ''): string {
  const characters = Array.from(text.replace(/\s+/g, ' ').trim());
  const shown = characters.slice(0, PREVIEW_TEXT_LIMIT).join('');
  return characters.length > PREVIEW_TEXT_LIMIT ? shown + mark : shown;
}
