import { searchFor, searchWords } from './search-words.ts';

const ADA = ['Ada O’Brien-Łukasz', 'ada.obrien@rice.example', 'University of Ìbàdàn'];

/** True if both steps of a search find the text: the index, and the comparison of all words. */
function isFound(texts: readonly string[], typed: string): boolean {
  const { word, finds } = searchFor(typed);
  return word !== undefined && searchWords(texts).includes(word) && finds(texts);
}

test.each([
  'ad',
  'Ada',
  'obrien',
  "O'Brien",
  'lukasz',
  'obrien-lu',
  'ibad',
  'ÌBÀ',
  'ada.obrien@rice.example',
  'ADA.OBRIEN@RICE.EX',
  'rice.example',
  'university',
  'lukasz ada',
  'ada of ibadan',
  '  Łukasz,  (Ada) ',
])('%j finds the text', (typed) => {
  expect(isFound(ADA, typed)).toBe(true);
});

test.each(['da', 'bri', 'ada bri', 'ada.obrien@rice.org', 'universityof', 'a', '', '@ -'])(
  '%j does not find the text',
  (typed) => expect(isFound(ADA, typed)).toBe(false),
);

test('a word that is longer than its index entry is compared in full', () => {
  const texts = ['Internationalization'];
  expect(isFound(texts, 'internationalization')).toBe(true);
  expect(isFound(texts, 'internationalism')).toBe(false);
});

test('prefixes have 2 to 12 whole characters, each once', () => {
  expect(searchWords(['Ada A. Adam'])).toEqual(['ad', 'ada', 'adam']);
  expect(searchWords(['internationally']).at(-1)).toBe('internationa');
  expect(searchWords(['𞤀𞤣𞤤𞤢𞤥'])[0]).toBe('𞤢𞤣');
});

test('the number of prefixes is limited to 200', () => {
  const long = Array.from({ length: 99 }, (_, index) => `word${index}ofatitle`).join(' ');
  expect(searchWords(['Ada', long])).toHaveLength(200);
  expect(searchWords(['Ada', long])).toContain('ada');
});
