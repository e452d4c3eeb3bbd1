import { checkStyleAttributes } from './style-attributes.ts';

const check = (html: string) => () => checkStyleAttributes([['/about', html]]);

test('a style attribute is refused with its page and a solution', () => {
  expect(check('<p class="a" style="color:red">A</p>')).toThrow(
    'Rendered pages have style attributes:\n/about: style="color:red". Move it into a styled component.',
  );
});

test.each([
  '<style>p{margin:0}</style><p class="a">style="b"</p>',
  '<p data-style="b">A</p>',
  '<style>/* <p style="b"> */</style>',
  '<script>"<p style=\\"b\\">"</script>',
])('no style attribute is found in %s', (html) => {
  expect(check(html)).not.toThrow();
});
