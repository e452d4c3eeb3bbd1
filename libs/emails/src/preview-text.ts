/** Inboxes show about this many characters of an email beside its subject. */
export const PREVIEW_TEXT_LIMIT = 150;

/** Cuts text to what an inbox shows, in whole characters, with white space as an inbox shows it. */
export function cutPreviewText(text: string): string {
  const characters = Array.from(text.replace(/\s+/g, ' ').trim());
  return characters.slice(0, PREVIEW_TEXT_LIMIT).join('');
}
