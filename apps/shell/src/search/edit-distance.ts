/**
 * The smallest edit distance between the typed text and any prefix of a word (prefixes, since typing may not be
 * finished). Edits are a wrong, missing or extra letter, and two swapped neighbors: the Damerau–Levenshtein distance in
 * its variant 'optimal string alignment'.
 */
export function distanceToPrefix(text: string, word: string): number {
  // `row[column]` is the distance between the text so far and the first `column` letters of the word.
  let rowBeforeLast: number[] = [];
  let lastRow = Array.from({ length: word.length + 1 }, (_, column) => column);
  for (let length = 1; length <= text.length; length += 1) {
    const row = [length];
    for (let column = 1; column <= word.length; column += 1) {
      const isSame = text[length - 1] === word[column - 1];
      const isSwapped =
        text[length - 1] === word[column - 2] && text[length - 2] === word[column - 1];
      row[column] = Math.min(
        valueAt(lastRow, column) + 1,
        valueAt(row, column - 1) + 1,
        valueAt(lastRow, column - 1) + (isSame ? 0 : 1),
        isSwapped ? valueAt(rowBeforeLast, column - 2) + 1 : Infinity,
      );
    }
    rowBeforeLast = lastRow;
    lastRow = row;
  }
  return Math.min(...lastRow);
}

const valueAt = (row: readonly number[], column: number) => row[column] ?? Infinity;
