/**
 * True if a JSON text has at most this many values and levels. Counts characters, so that a huge text is refused before
 * parsing takes memory. For invalid JSON the result has no meaning.
 */
export function isWithinLimits(
  text: string,
  limits: { readonly values: number; readonly depth: number },
): boolean {
  let values = 1;
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (character === '"') index = endOfString(text, index);
    else if (character === ',') values += 1;
    else if (character === '[' || character === '{') {
      values += 1;
      depth += 1;
    } else if (character === ']' || character === '}') depth -= 1;
    if (values > limits.values || depth > limits.depth) return false;
  }
  return true;
}

/** Index of the quotation mark that ends a string, or the length of the text if none does. */
function endOfString(text: string, start: number): number {
  let index = start + 1;
  while (index < text.length && text[index] !== '"') index += text[index] === '\\' ? 2 : 1;
  return index;
}
