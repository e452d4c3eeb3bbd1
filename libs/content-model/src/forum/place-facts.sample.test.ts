import { SAMPLE } from '../sample-content.ts';
import { placeFacts } from './place-facts.ts';

const { forum, 'forum-page': page } = SAMPLE;

test('a place has facts: price, what it includes or not, payment, last day and answer', () => {
  const facts = new Map(placeFacts(page.places ?? {}, forum));
  expect([...facts.keys()]).toEqual([
    'Price',
    'Included',
    'Not included',
    'Paying',
    'Last day',
    'Answer',
  ]);
  expect(facts.get('Price')).toContain('sample');
  expect(facts.get('Included')).toMatch(/gala that closes the forum, with dinner\. Parking/);
  expect(facts.get('Last day')).toBe('April 10, 2025');
});

test('facts that are not known yet are left out', () => {
  expect(placeFacts({}, forum)).toEqual([['Last day', 'April 10, 2025']]);
  expect(placeFacts({}, {})).toEqual([]);
});
