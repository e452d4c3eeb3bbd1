/** Elements that, without an end tag, swallow the rest of the page as text. (`plaintext` has no end tag at all.) */
const RAW_TEXT = ['iframe', 'noembed', 'noframes', 'style', 'template', 'textarea', 'title', 'xmp'];

const OPENING_AND_END = [
  ...RAW_TEXT.map((name) => [`<${name}`, `</${name}>`] as const),
  ['<!--', '-->'] as const,
];

/** True if HTML contains the start tag of a script, as browsers tokenize it (HTML Standard, 13.2.5.8). */
export const hasScript = (html: string): boolean => /<script[\s/>]/i.test(html);

/**
 * The start of an element or comment that is not closed and so swallows the rest of the page; undefined if there is
 * none.
 */
export function unclosedIn(html: string): string | undefined {
  const text = html.toLowerCase();
  if (text.includes('<plaintext')) return '<plaintext';
  // An end tag after the last start tag closes all earlier ones as well, so comparing the last positions is enough.
  const unclosed = OPENING_AND_END.find(
    ([opening, end]) => text.lastIndexOf(opening) > text.lastIndexOf(end),
  );
  return unclosed?.[0];
}

/**
 * Removes `noscript` tags, which cannot be nested. Each is replaced by an empty comment, so that the text on both sides
 * cannot form a new tag.
 */
export const withoutNoscript = (html: string): string =>
  html.replaceAll(/<\/?noscript[^>]*>?/gi, '<!---->');
