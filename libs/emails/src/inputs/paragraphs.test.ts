import { withParagraphs } from './written-blocks.ts';

test.each([
  ['Hello Sam,\n\nthe doors open\nearly.', '<p>Hello Sam,</p><p>the doors open<br>early.</p>'],
  ['One <b>line</b>', '<p>One <b>line</b></p>'],
  ['One\r\n \r\nTwo\r\n', '<p>One</p><p>Two</p>'],
])('blank lines separate paragraphs, and line breaks are kept: %j', (text, html) => {
  expect(withParagraphs(text)).toBe(html);
});

test.each(['<p>Hello,</p>\n\n<p>Sam</p>', 'Hello<BR>\nSam', '<h2>News</h2>\n\nText'])(
  'HTML stays unchanged: %j',
  (html) => {
    expect(withParagraphs(html)).toBe(html);
  },
);
