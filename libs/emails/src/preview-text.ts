/** Inboxes show about this many characters of an email beside its subject. */
export const PREVIEW_TEXT_LIMIT = 150;

/** Shortens a text to `PREVIEW_TEXT_LIMIT` whole characters, with single spaces. */
export function cutPreviewText(text: string): string {
  const characters = Array.from(text.replace(/\s+/g, ' ').trim());
  return characters.slice(0, PREVIEW_TEXT_LIMIT).join('');
}
