/**
 * How many slips of the fingers lie between what was typed and the nearest beginning of a word: a letter that is wrong,
 * missing or too much, or two neighbours that changed places (Damerau and Levenshtein's distance, of which no two slips
 * touch the same letters). Beginnings count, since who types has not finished.
 */
export function slipsToBeginning(typed: string, word: string): number {
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
