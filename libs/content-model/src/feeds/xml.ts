/** An element with its attributes and what is in it: a text, or elements. */
export interface XmlElement {
  readonly name: string;
  readonly attributes?: Readonly<Record<string, string | number>>;
  readonly content?: string | readonly XmlElement[];
}

/** Shorthand for an element. */
export const element = (
  name: string,
  content: XmlElement['content'] = '',
  attributes: NonNullable<XmlElement['attributes']> = {},
): XmlElement => ({ name, content, attributes });

/** Characters that XML 1.0 (2.2) has no way to write, and halves of characters. */
const UNWRITABLE = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};

const escapeText = (text: string) =>
  text.replace(UNWRITABLE, '').replace(/[&<>"\r]/g, (character) => ENTITIES[character] ?? '');

/** Parsers make spaces of line breaks in attributes, unless they are written as references. */
const escapeAttribute = (text: string) =>
  escapeText(text).replace(/[\t\n]/g, (character) => `&#${character.charCodeAt(0)};`);

function elementLines({ name, attributes = {}, content = '' }: XmlElement, indent: string): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeAttribute(String(value))}"`)
    .join('');
  if (content.length === 0) return `${indent}<${name}${written}/>\n`;
  const inner =
    typeof content === 'string'
      ? escapeText(content)
      : `\n${content.map((one) => elementLines(one, `${indent}  `)).join('')}${indent}`;
  return `${indent}<${name}${written}>${inner}</${name}>\n`;
}

/** The text of an XML document. */
export const xmlDocument = (root: XmlElement) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${elementLines(root, '')}`;
