/**
 * The smallest edit distance between the typed text and any prefix of a word (prefixes, since typing may not be
 * finished). Edits are a wrong, missing or extra letter, and two swapped neighbors: the Damerau–Levenshtein distance in
 * its variant 'optimal string alignment'.
 */
export function distanceToPrefix(typed: string, word: string): number {
  let before: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= word.length; column += 1) {
      const isSame = typed[row - 1] === word[column - 1];
      const isSwapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      next[column] = Math.min(
        at(last, column) + 1,
        at(next, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(before, column - 2) + 1 : Infinity,
      );
    }
    before = last;
    last = next;
  }
  return Math.min(...last);
}

const at = (row: readonly number[], column: number) => row[column] ?? Infinity;
