import { KNOWN_EVERYWHERE, KNOWN_IN_PART } from './mail-support.ts';

/** The features of a kind that are listed as supported. */
const known = (kind: keyof typeof KNOWN_EVERYWHERE) =>
  new Set([...KNOWN_EVERYWHERE[kind], ...Object.keys(KNOWN_IN_PART[kind])]);

const KNOWN = {
  properties: known('properties'),
  elements: known('elements'),
  attributes: known('attributes'),
  rules: known('rules'),
};

/** The features that an email uses, by kind. */
function featuresOf(html: string) {
  const { body, head } = new DOMParser().parseFromString(html, 'text/html');
  const elements = [body, ...body.querySelectorAll('*')];
  const css = Array.from(head.querySelectorAll('style'), (style) => style.textContent).join('');
  return {
    properties: elements.flatMap((element) => propertiesOf(element.getAttribute('style') ?? '')),
    elements: elements.map(({ localName }) => localName),
    attributes: elements
      .flatMap(({ attributes }) => Array.from(attributes, ({ name }) => name))
      .filter((name) => name !== 'style'),
    rules: css.match(/@[^{]+(?=\s*\{)/g)?.map((rule) => rule.trim()) ?? [],
  };
}

/** The names of the written properties. A parser of styles would split shorthands. */
function propertiesOf(style: string): string[] {
  return style
    .split(';')
    .map((declaration) => declaration.split(':')[0]?.trim() ?? '')
    .filter((name) => name !== '');
}

/** The features of an email that are not listed as supported. */
export function unlistedFeatures(html: string): string[] {
  const { properties, elements, attributes, rules } = featuresOf(html);
  return [
    ...properties.filter((name) => !KNOWN.properties.has(name)),
    ...elements.filter((name) => !KNOWN.elements.has(name)),
    ...attributes.filter((name) => !KNOWN.attributes.has(name)),
    ...rules.filter((name) => !KNOWN.rules.has(name)),
  ];
}

/** The listed features that none of the emails uses. */
export function unusedFeatures(emails: readonly string[]): string[] {
  const used = new Set(emails.flatMap((html) => Object.values(featuresOf(html)).flat()));
  return Object.values(KNOWN).flatMap((names) => [...names].filter((name) => !used.has(name)));
}
