import { paragraphsOf } from './paragraphs.ts';

test.each([
  ['One.', ['One.']],
  ['One.\n\nTwo.', ['One.', 'Two.']],
  ['One.\n \n\n Two. \nStill two.\n', ['One.', 'Two. \nStill two.']],
  ['', []],
])('[SPK-10] blank lines separate %j', (text, paragraphs) => {
  expect(paragraphsOf(text)).toEqual(paragraphs);
});
