/** Elements whose text hides all that follows on the page until their end tag. `plaintext` has none. */
const HIDING = ['iframe', 'noembed', 'noframes', 'style', 'template', 'textarea', 'title', 'xmp'];

const OPENING_AND_END = [
  ...HIDING.map((name) => [`<${name}`, `</${name}>`] as const),
  ['<!--', '-->'] as const,
];

/** True if HTML has the start tag of a script, as the tokenizer of browsers reads it (HTML Standard, 13.2.5.8). */
export const hasScript = (html: string): boolean => /<script[\s/>]/i.test(html);

/** The start of an element or a comment that may hide what follows the HTML on its page; undefined if none does. */
export function unendedIn(html: string): string | undefined {
  const text = html.toLowerCase();
  if (text.includes('<plaintext')) return '<plaintext';
  // Ends after the last start also end all starts before it, so one pass for each name is enough.
  const unended = OPENING_AND_END.find(
    ([opening, end]) => text.lastIndexOf(opening) > text.lastIndexOf(end),
  );
  return unended?.[0];
}

/**
 * HTML that may stand within a `noscript`, in which there can be no other one. An empty comment takes the place of each
 * tag: what stood on both sides of it cannot become a tag together.
 */
export const withoutNoscript = (html: string): string =>
  html.replaceAll(/<\/?noscript[^>]*>?/gi, '<!---->');
