import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { validateXML } from 'xmllint-wasm';
import { scheduleXml } from './schedule-xml.ts';
import { AWKWARD, FEED_INPUTS, inputSaying } from './testing/feed-inputs.ts';
import { element, xmlDocument } from './xml.ts';

const schema = readFileSync(path.join(__dirname, 'testing/c3voc/schedule.xml.xsd'), 'utf8');

async function faultsOf(xml: string): Promise<readonly string[]> {
  const { errors } = await validateXML({ xml, schema });
  return errors.map(({ message }) => message);
}

test.each(FEED_INPUTS)('%s is valid by the schema that is published', async (_what, input) => {
  expect(await faultsOf(scheduleXml(input))).toEqual([]);
});

test('the schema would refuse what is wrong', async () => {
  const [, input] = FEED_INPUTS[0] ?? [];
  if (!input) throw new Error('There is no sample.');
  const wrong = scheduleXml(input).replace(/<duration>.*<\/duration>/, '<duration>long</duration>');
  expect(await faultsOf(wrong)).not.toEqual([]);
});

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
  expect(await faultsOf(xml)).toEqual([]);
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
