import { similarEntries } from './similar-entries.ts';

const entry = (title: string, text = '') => ({ title, text, kind: 'Page', path: '/' });

const ENTRIES = [
  entry("Women's Entrepreneurship Program", 'Simple books and fair credit in Kenya.'),
  entry('Solar Access Program', 'Power for shops.'),
  entry('Clean Water', 'Filters for villages, with solar pumps.'),
  entry('École de santé'),
];
const titles = (query: string) => similarEntries(ENTRIES, query).map(({ title }) => title);

test('[NAV-32] words that are misspelled find what they mean', () => {
  expect(titles('womens enterprenership')).toEqual(["Women's Entrepreneurship Program"]);
  expect(titles('clena watre')).toEqual(['Clean Water']);
  expect(titles('eocle')).toEqual(['École de santé']);
});

test('the title counts for more than the text', () => {
  expect(titles('soler')).toEqual(['Solar Access Program', 'Clean Water']);
});

test('two slips are forgiven in words of eight letters, one in words of four, none in shorter ones', () => {
  expect(titles('vxllagxs')).toEqual(['Clean Water']);
  expect(titles('sslar')).toEqual(['Solar Access Program', 'Clean Water']);
  expect(titles('sslxr')).toEqual([]);
  expect(titles('xxxar')).toEqual([]);
  expect(titles('fiar')).toEqual(["Women's Entrepreneurship Program"]);
  expect(titles('fxxr')).toEqual([]);
  expect(titles('fo')).toEqual(['Solar Access Program', 'Clean Water']);
  expect(titles('fox')).toEqual([]);
});

test('a short word that is spelled right is not taken for others', () => {
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

test('every word has to be like one of the entry', () => {
  expect(titles('solra elephants')).toEqual([]);
  expect(titles('  ')).toEqual([]);
});
