import { ATTRIBUTES, ELEMENTS, PROPERTIES, RULES } from './mail-support.ts';

/** The features that an email is made of, by kind. */
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

/** As they were written: a parser of styles takes shorthands apart. */
function propertiesOf(style: string): string[] {
  return style
    .split(';')
    .map((declaration) => declaration.split(':')[0]?.trim() ?? '')
    .filter((name) => name !== '');
}

/** Those of an email that nobody has looked up. */
export function unlistedFeatures(html: string): string[] {
  const { properties, elements, attributes, rules } = featuresOf(html);
  return [
    ...properties.filter((name) => !(name in PROPERTIES)),
    ...elements.filter((name) => !(name in ELEMENTS)),
    ...attributes.filter((name) => !(name in ATTRIBUTES)),
    ...rules.filter((name) => !(name in RULES)),
  ];
}

/** Those of the list that no email uses any more. */
export function listedInVain(emails: readonly string[]): string[] {
  const used = emails.map((html) => Object.values(featuresOf(html)).flat()).flat();
  return [PROPERTIES, ELEMENTS, ATTRIBUTES, RULES]
    .flatMap((list) => Object.keys(list))
    .filter((name) => !used.includes(name));
}
