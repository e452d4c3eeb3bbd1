import { withOurStyles } from './written-blocks.ts';

test.each([
  ['<h2>News</h2><p>Text</p>', /^<h2 style="[^"]*margin:0 0 12px">News<\/h2><p>Text<\/p>$/],
  ['<p>Text</p><p>More</p>', /^<p style="margin-top:0">Text<\/p><p>More<\/p>$/],
  ['<div><ul><li>One</li></ul></div>', /^<div><ul style="margin-top:0;padding:0 0 0 20px"><li>/],
  ['Text <p>More</p>', /^Text <p>More<\/p>$/],
])('the first element of a written text has no space above it: %s', (html, expected) => {
  expect(withOurStyles(html)).toMatch(expected);
});

test('a later heading gets the font of our headings, and space above it', () => {
  expect(withOurStyles('<p>Text</p><h3 align="center">News</h3>')).toMatch(
    /<h3 style="font:700 20px\/28px [^"]*;margin:28px 0 12px" align="center">News<\/h3>$/,
  );
});

test.each(['ul', 'ol'])('a list (%s) gets less indentation than the default', (name) => {
  const list = `<${name} dir="ltr"><li>One</li></${name}>`;
  expect(withOurStyles(`<p>Text</p>${list}`)).toContain(
    `<${name} style="padding:0 0 0 20px" dir="ltr"><li>One</li></${name}>`,
  );
});

test.each([
  '<h2 style="color:#9a3412">News</h2>',
  '<ul style="margin:0"><li>News</li></ul>',
  '<p align="center" style="margin:0">News</p>',
  '<pre>News</pre>',
  '<hr><p>News</p>',
])('an element that has its own style, or needs none, stays unchanged: %s', (html) => {
  expect(withOurStyles(html)).toBe(html);
});
