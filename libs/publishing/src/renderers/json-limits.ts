/**
 * True if a JSON text has at most this many values and levels. Counts characters, so that a huge text is refused before
 * parsing takes memory. For invalid JSON the result has no meaning.
 */
export function isWithinLimits(
  text: string,
  most: { readonly values: number; readonly depth: number },
): boolean {
  let values = 1;
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '"') at = endOfString(text, at);
    else if (character === ',') values += 1;
    else if (character === '[' || character === '{') {
      values += 1;
      depth += 1;
    } else if (character === ']' || character === '}') depth -= 1;
    if (values > most.values || depth > most.depth) return false;
  }
  return true;
}

/** Index of the quotation mark that ends a string, or the length of the text if none does. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at;
}
