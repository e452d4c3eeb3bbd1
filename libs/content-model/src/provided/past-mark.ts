/** What pages are told of the past forums in these parts, where they do not carry them. */
export function pastMark(parts: Readonly<Record<string, unknown>>): { readonly hasPast?: true } {
  const past = parts['past-forums'];
  return Array.isArray(past) && past.length > 0 ? { hasPast: true } : {};
}
