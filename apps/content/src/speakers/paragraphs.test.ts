import { paragraphsOf } from './paragraphs.ts';

test.each([
  ['One.', ['One.']],
  ['One.\n\nTwo.', ['One.', 'Two.']],
  ['One.\n \n\n Two. \nStill two.\n', ['One.', 'Two. \nStill two.']],
  ['', []],
])('[SPK-10] %j is split into paragraphs at blank lines', (text, paragraphs) => {
  expect(paragraphsOf(text)).toEqual(paragraphs);
});
