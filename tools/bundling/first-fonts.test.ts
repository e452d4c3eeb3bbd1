import { firstFonts, withFirstFonts } from './first-fonts.ts';

const face = (family: string, src: string, more = '') =>
  `@font-face{font-family:${family};font-weight:400 700;src:${src};${more}}`;

test('faces with files are found, at their addresses in the release', () => {
  const css = face("'Fig'", 'url(../font/fig.woff2)format("woff2")') + 'a{color:red}';
  expect(firstFonts(css, 'css/index.css')).toEqual([
    ['Fig', 'url(https://release.invalid/font/fig.woff2)', '400 700'],
  ]);
});

test.each([
  ["a system's own", face('Fig fallback', 'local(Arial)')],
  ['one for some characters', face('Other', 'url(a.woff2)', 'unicode-range:U+100-24F')],
])('%s is not among them', (_name, css) => {
  expect(firstFonts(css, 'css/index.css')).toEqual([]);
});

test('the script has them in place of their name', () => {
  const script = withFirstFonts('a = FIRST_FONTS;', [['Fig', 'url(a)', '400']]);
  expect(script).toBe('a = [["Fig","url(a)","400"]];');
});

test('a build without any is refused', () => {
  expect(() => withFirstFonts('a = FIRST_FONTS;', [])).toThrow('no font for every page');
});

test('a script that reads no faces is refused', () => {
  expect(() => withFirstFonts('ask()', [['Fig', 'url(a)', '400']])).toThrow('fonts.js lacks');
});
