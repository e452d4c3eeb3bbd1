import fc from 'fast-check';
import { validateXML } from 'xmllint-wasm';
import { scheduleXml } from './schedule-xml.ts';
import { AWKWARD, inputSaying } from './testing/feed-inputs.ts';
import { element, xmlDocument } from './xml.ts';

const ENTITIES = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&#xD;': '\r' } as const;

/** The texts of all titles, as libxml has read them: canonical XML (RFC 3076) writes four characters as entities. */
async function titlesRead(xml: string): Promise<readonly string[]> {
  const { normalized, errors } = await validateXML({ xml, normalization: 'c14n' });
  expect(errors).toEqual([]);
  return [...normalized.matchAll(/<title[^>]*>([^<]*)<\/title>/g)].map(([, text = '']) =>
    text.replace(/&[^;]+;/g, (entity) => ENTITIES[entity as keyof typeof ENTITIES]),
  );
}

test('any letters stay what they are', async () => {
  const xml = scheduleXml(inputSaying(AWKWARD));
  expect(await titlesRead(xml)).toContain(AWKWARD);
});

/** What XML 1.0 can say of a text: no control characters, no halves of characters. */
const sayable = (text: string) =>
  text.replace(/(?![\t\n\r\u{7F}-\u{9F}])[\p{Cc}\p{Surrogate}\uFFFE\uFFFF]/gu, '');

test('any text at all gives a document that others read; what XML cannot say is left out', async () => {
  const texts = fc.sample(fc.string({ unit: 'binary', minLength: 1 }), 400);
  const titles = texts.map((text) => element('title', `.${text}`, { said: text }));
  expect(await titlesRead(xmlDocument(element('titles', titles)))).toEqual(
    texts.map((text) => `.${sayable(text)}`),
  );
});
