import { foldedText } from '@raade/contracts/base/folded-text';

/** True if all words of what is searched are in the text, wherever. */
export function matches(text: string, search: string): boolean {
  const within = foldedText(text);
  return foldedText(search)
    .split(/\s+/)
    .every((word) => within.includes(word));
}
