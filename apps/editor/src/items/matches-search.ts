import { foldedText } from '@raade/contracts/base/folded-text';

/** True if the text contains all words of the search, in any order. */
export function matches(text: string, search: string): boolean {
  const within = foldedText(text);
  return foldedText(search)
    .split(/\s+/)
    .every((word) => within.includes(word));
}
