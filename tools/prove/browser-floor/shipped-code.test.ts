import { acceptedKeyOf } from './accepted-features.ts';
import { checkCode, checkStyles } from './shipped-code.ts';

const inCode = (code: string) => checkCode(code).map(({ feature }) => feature);
const inStyles = (text: string) => checkStyles(text).map(({ feature }) => feature);

test.each([
  ['list.toSorted()', 'es-x/no-array-prototype-tosorted'],
  ['Object.groupBy(list, kindOf)', 'es-x/no-object-groupby'],
  ['Promise.withResolvers()', 'es-x/no-promise-withresolvers'],
  ['/(?<=a)b/.test(text)', 'es-x/no-regexp-lookbehind-assertions'],
  ['class A { static { start(); } }', 'es-x/no-class-static-block'],
  ['URL.canParse(text)', 'api.canParse'],
  ['AbortSignal.any([one, other])', 'api.any'],
  ['element.checkVisibility()', 'api.checkVisibility'],
  ['panel.showPopover()', 'api.showPopover'],
  ['requestIdleCallback(work)', 'compat/compat'],
])('the code %s is reported', (code, feature) => {
  expect(inCode(code)).toContain(feature);
});

test.each([
  'list.findLast(isOld)',
  'list.at(-1)',
  'form.inert = true',
  'AbortSignal.timeout(10)',
  'dialog.showModal()',
])('the code %s may be shipped', (code) => {
  expect(inCode(code)).toEqual([]);
});

test.each([
  ['a { color: light-dark(red, blue); }', 'css.types.color.light-dark'],
  ['a { color: color-mix(in srgb, red, blue); }', 'css.types.color.color-mix'],
  ['a:has(b) { color: red; }', 'css.selectors.has'],
  ['@media (width >= 768px) { a { color: red; } }', 'css.at-rules.media.range_syntax'],
  ['a { text-wrap: balance; }', 'css.properties.text-wrap'],
  ['a { mask-image: none; }', 'css.properties.mask-image'],
  ['@starting-style { a { opacity: 0; } }', 'css.at-rules.starting-style'],
])('the styles %s are reported', (text, feature) => {
  expect(inStyles(text)).toContain(feature);
  expect(inCode(`styled.div\`${text}\``)).toContain(feature);
});

test.each([
  '@media (min-width: 768px) { a { margin-inline: 1rem; translate: 0 1px; } }',
  '@container (width < 38rem) { a { height: 100dvh; aspect-ratio: 1; } }',
  'a { -webkit-mask-image: none; mask-image: none; }',
  'dialog:modal { inset: 0; } a:focus-visible { overflow: clip; }',
  'a{display:flex;flex-direction:column;b{color:red;}}',
])('the styles %s may be shipped', (text) => {
  expect(inStyles(text)).toEqual([]);
});

test('an accepted path that ends with * includes features below it, but no others', () => {
  expect(acceptedKeyOf('css.properties.text-wrap.balance')).toBe('css.properties.text-wrap*');
  expect(acceptedKeyOf('css.properties.text-box')).toBeUndefined();
});
