import { checkContent } from '@raade/content-model/checks/check-content';
import type { Content } from '@raade/content-model/content.schema';
import { OTHER_CONTENT } from '@raade/content-model/testing/other-content';
import { needsCompanion } from '@raade/contracts/companion-letters';
import { renderContent } from './rendered-content.ts';

const DAY = '2026-10-01';
/** What is no text that somebody reads: names of zones, of places for maps, of choices. */
const NO_TEXTS = ['timeZone', 'mapQuery', 'sector', 'sectors', 'type'];
const ADDRESS = /^https?:|^\/|@|\{/;

/** A text with a letter in its first long word that only the companion family has, and as long as before. */
const lettered = (text: string) =>
  text.includes(' ') && !ADDRESS.test(text) ? text.replace(/[A-Za-z](?=[a-z]* )/, 'Ọ') : text;

function inAllTexts(value: unknown): unknown {
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
function textsOutside(html: string): readonly string[] {
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

test('words outside are seen, and words in the companion family are not', () => {
  const style = '<style>.a{font-family:var(--font-companion)}</style>';
  const text = (inside: string) => textsOutside(`${style}<p><br>${inside} Sample</p>`);
  expect(text('Ọlá')).toEqual(['br: Ọlá Sample']);
  expect(text('<span class="b a">Ọlá</span>')).toEqual([]);
  expect(text('<text data-companion="true">Ọlá</text>')).toEqual([]);
});

test.each<[string, Content]>([
  ['names of many places', OTHER_CONTENT],
  ['such a letter in every text', inAllTexts(OTHER_CONTENT) as Content],
])(
  'with %s, each word that needs the companion family is set whole in it, on all pages',
  async (_what, content) => {
    expect(checkContent({ ...content }).findings).toEqual([]);
    const { html } = await renderContent(content, DAY);
    const outside = [...html].flatMap(([address, page]) =>
      textsOutside(page).map((text) => `${address}: ${text}`),
    );
    expect(outside).toEqual([]);
    expect([...html.values()].filter((page) => /[Ọẹɔ]/.test(page)).length).toBeGreaterThan(10);
  },
  120_000,
);
