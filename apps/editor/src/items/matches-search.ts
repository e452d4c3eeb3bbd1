import { foldedText } from '@raade/contracts/base/folded-text';

/** True if the text contains all words of the search, in any order. */
export function matchesSearch(text: string, search: string): boolean {
  const foldedContent = foldedText(text);
  return foldedText(search)
    .split(/\s+/)
    .every((word) => foldedContent.includes(word));
}
