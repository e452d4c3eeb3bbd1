/** A mark for pages that do not carry past forums, whether there are any. */
export function pastMark(parts: Readonly<Record<string, unknown>>): { readonly hasPast?: true } {
  const past = parts['past-forums'];
  return Array.isArray(past) && past.length > 0 ? { hasPast: true } : {};
}
