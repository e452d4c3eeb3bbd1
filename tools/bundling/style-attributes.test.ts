import { checkStyleAttributes } from './style-attributes.ts';

const check = (html: string) => () => checkStyleAttributes([['/about', html]]);

test('an attribute that is a style is refused, with its page and what to do', () => {
  expect(check('<p class="a" style="color:red">A</p>')).toThrow(
    'Attributes of rendered pages are styles:\n/about: style="color:red". Move it into a styled component.',
  );
});

test.each([
  '<style>p{margin:0}</style><p class="a">style="b"</p>',
  '<p data-style="b">A</p>',
  '<style>/* <p style="b"> */</style>',
  '<script>"<p style=\\"b\\">"</script>',
])('%s has none', (html) => {
  expect(check(html)).not.toThrow();
});
