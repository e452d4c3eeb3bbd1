import { needsCompanion } from '@raade/contracts/base/companion-letters';

/** Fields that are not text for readers: names of time zones, of places for maps, of choices. */
const NO_TEXTS = ['timeZone', 'mapQuery', 'sector', 'sectors', 'type'];
const ADDRESS = /^https?:|^\/|@|\{/;

/** A text with a letter in its first long word that only the companion family has, and as long as before. */
const lettered = (text: string) =>
  text.includes(' ') && !ADDRESS.test(text) ? text.replace(/[A-Za-z](?=[a-z]* )/, 'Ọ') : text;

/** The content with such a letter in every text. */
export function inAllTexts(value: unknown): unknown {
  if (typeof value === 'string') return lettered(value);
  if (Array.isArray(value)) return value.map(inAllTexts);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(
    ([name, each]) => [name, NO_TEXTS.includes(name) ? each : inAllTexts(each)] as const,
  );
  return Object.fromEntries(fields);
}

/** The class of words that are set in the companion family: the page's own styles say it. */
const companionClass = (html: string) =>
  /\.([\w-]+)\{[^}]*font-family:var\(--font-companion\)/.exec(html)?.[1] ?? 'none';

const VOID = /^(area|br|col|hr|img|input|link|meta|source|track|wbr)$/;

/** Texts of a page that need the companion family and stand outside of it. */
export function textsOutside(html: string): readonly string[] {
  const companion = new RegExp(`class="[^"]*\\b${companionClass(html)}\\b|data-companion=`);
  const found: string[] = [];
  const open: boolean[] = [];
  for (const [, close, name = '', attributes = '', text = ''] of html.matchAll(
    /<(\/?)([a-z][\w-]*)([^>]*)>([^<]*)/gi,
  )) {
    if (close) open.pop();
    else if (!VOID.test(name) && !attributes.endsWith('/'))
      open.push(/^(style|script)$/.test(name) || companion.test(attributes));
    if (needsCompanion(text) && !open.includes(true)) found.push(`${name}: ${text.slice(0, 60)}`);
  }
  return found;
}
