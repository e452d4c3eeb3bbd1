import { similarEntries } from './similar-entries.ts';

const entry = (title: string, text = '') => ({ title, text, kind: 'Page', path: '/' });

const ENTRIES = [
  entry("Women's Entrepreneurship Program", 'Simple books and fair credit in Kenya.'),
  entry('Solar Access Program', 'Power for shops.'),
  entry('Clean Water', 'Filters for villages, with solar pumps.'),
  entry('École de santé'),
];
const titles = (query: string) => similarEntries(ENTRIES, query).map(({ title }) => title);

test('[NAV-32] misspelled words find the intended entries', () => {
  expect(titles('womens enterprenership')).toEqual(["Women's Entrepreneurship Program"]);
  expect(titles('clena watre')).toEqual(['Clean Water']);
  expect(titles('eocle')).toEqual(['École de santé']);
});

test('a match in the title ranks before one in the text', () => {
  expect(titles('soler')).toEqual(['Solar Access Program', 'Clean Water']);
});

test('two typos are accepted in words of eight letters, one in words of four, else none', () => {
  expect(titles('vxllagxs')).toEqual(['Clean Water']);
  expect(titles('sslar')).toEqual(['Solar Access Program', 'Clean Water']);
  expect(titles('sslxr')).toEqual([]);
  expect(titles('xxxar')).toEqual([]);
  expect(titles('fiar')).toEqual(["Women's Entrepreneurship Program"]);
  expect(titles('fxxr')).toEqual([]);
  expect(titles('fo')).toEqual(['Solar Access Program', 'Clean Water']);
  expect(titles('fox')).toEqual([]);
});

test('a correctly spelled short word does not match other words', () => {
  const others = [
    entry('Home'),
    entry('Model of care'),
    entry('What shops hold', 'For whole towns.'),
  ];
  expect(similarEntries(others, 'hotel')).toEqual([]);
});

test('only the most similar entries are offered', () => {
  const near = [entry('Forum'), entry('Forty'), entry('Form')];
  expect(similarEntries(near, 'foruum').map(({ title }) => title)).toEqual(['Forum']);
});

test('every word must be similar to a word of the entry', () => {
  expect(titles('solra elephants')).toEqual([]);
  expect(titles('  ')).toEqual([]);
});
