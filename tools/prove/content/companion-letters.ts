import { needsCompanion } from '@raade/contracts/base/companion-letters';

/**
 * The companion font has African letters that the main font lacks. These functions put such a letter into all texts of
 * the content, and find the ones that a rendered page does not show in the companion font.
 */

/** Fields that are not text for readers. */
const NO_TEXTS = ['timeZone', 'mapQuery', 'sector', 'sectors', 'type'];
/** Texts with addresses or placeholders, which must stay valid. */
const ADDRESS = /^https?:|^\/|@|\{/;

/** Replaces a letter of the first long word by one that only the companion font has. The length stays. */
const withLetter = (text: string) =>
  text.includes(' ') && !ADDRESS.test(text) ? text.replace(/[A-Za-z](?=[a-z]* )/, 'Ọ') : text;

/** Puts such a letter into every text. */
export function withCompanionLetters(value: unknown): unknown {
  if (typeof value === 'string') return withLetter(value);
  if (Array.isArray(value)) return value.map(withCompanionLetters);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(
    ([name, item]) => [name, NO_TEXTS.includes(name) ? item : withCompanionLetters(item)] as const,
  );
  return Object.fromEntries(fields);
}

/** The CSS class for the companion font, according to the styles of the page. */
const companionClass = (html: string) =>
  /\.([\w-]+)\{[^}]*font-family:var\(--font-companion\)/.exec(html)?.[1] ?? 'none';

/** Elements without an end tag. */
const VOID_ELEMENT = /^(area|br|col|hr|img|input|link|meta|source|track|wbr)$/;

/** Texts of a page that need the companion font, but are in elements with another one. */
export function findTextsInOtherFonts(html: string): readonly string[] {
  const companion = new RegExp(`class="[^"]*\\b${companionClass(html)}\\b|data-companion=`);
  const texts: string[] = [];
  /** For each open element, the outermost first: true if its text uses the companion font, or is not shown. */
  const isExempt: boolean[] = [];
  for (const [, close, name = '', attributes = '', text = ''] of html.matchAll(
    /<(\/?)([a-z][\w-]*)([^>]*)>([^<]*)/gi,
  )) {
    if (close) isExempt.pop();
    else if (!VOID_ELEMENT.test(name) && !attributes.endsWith('/'))
      isExempt.push(/^(style|script)$/.test(name) || companion.test(attributes));
    if (needsCompanion(text) && !isExempt.includes(true))
      texts.push(`${name}: ${text.slice(0, 60)}`);
  }
  return texts;
}
