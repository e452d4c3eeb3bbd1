import { shareOf, wordsOf } from './words.ts';

test('words are distinguished by letters and figures, in any language, and counted', () => {
  expect([...wordsOf('We’re in Ọ̀yọ́: 11-12 April, 2025. we’re')].slice(0, 2)).toEqual([
    ['we’re', 2],
    ['in', 1],
  ]);
});

test('the share is that of the living page; what is missing is named as often as it is', () => {
  expect(shareOf(wordsOf('a b b c'), wordsOf('b c d'))).toEqual({
    words: 4,
    share: 0.5,
    missing: ['a', 'b'],
  });
});

test('a page that says nothing has no share', () => {
  expect(shareOf(wordsOf(''), wordsOf('a')).share).toBe(0);
});
