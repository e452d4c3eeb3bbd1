import { shareOf, wordsOf } from './words.ts';

test('words of any language are found by letters and digits, and counted', () => {
  expect([...wordsOf('We’re in Ọ̀yọ́: 11-12 April, 2025. we’re')].slice(0, 2)).toEqual([
    ['we’re', 2],
    ['in', 1],
  ]);
});

test('the share counts words of the first page that the second has, and lists the others', () => {
  expect(shareOf(wordsOf('a b b c'), wordsOf('b c d'))).toEqual({
    words: 4,
    share: 0.5,
    missing: ['a', 'b'],
  });
});

test('a page without words has the share 0', () => {
  expect(shareOf(wordsOf(''), wordsOf('a')).share).toBe(0);
});
