import { slipsToBeginning } from './edit-distance.ts';

test.each([
  ['solar', 'solar', 0],
  ['solr', 'solar', 1],
  ['soolar', 'solar', 1],
  ['sokar', 'solar', 1],
  ['soalr', 'solar', 1],
  ['enterprenership', 'entrepreneurship', 2],
  ['waetr', 'water', 1],
  ['awtre', 'water', 2],
  ['xylem', 'water', 4],
])(
  '%s is %s but for %s slips, by letters that are wrong, missing, too many or swapped',
  (typed, word, slips) => {
    expect(slipsToBeginning(typed, word)).toBe(slips);
  },
);

test('who is in the middle of a word is as near to it as the beginning that is there', () => {
  expect(slipsToBeginning('enterpren', 'entrepreneurship')).toBe(1);
  expect(slipsToBeginning('entre', 'entrepreneurship')).toBe(0);
});

test('a word that goes on after its end is not the word', () => {
  expect(slipsToBeginning('solarium', 'solar')).toBe(3);
});
