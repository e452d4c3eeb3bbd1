/**
 * Replaces each text from `opening` to the next `closing`, including both. Takes linear time; a regular expression may
 * take quadratic time for a malicious text.
 */
export function replaceBetween(
  text: string,
  [opening, closing]: readonly [string, string],
  replacement: (inner: string) => string,
): string {
  const parts = text.split(closing);
  const rest = parts.pop() ?? '';
  const replaced = parts.map((part) => {
    const start = part.indexOf(opening);
    if (start < 0) return part + closing;
    return part.slice(0, start) + replacement(part.slice(start + opening.length));
  });
  return replaced.join('') + rest;
}
