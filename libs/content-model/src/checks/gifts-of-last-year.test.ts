import { GIFTS_OF_LAST_YEAR } from '@raade/contracts/gifts-of-last-year';
import { SAMPLE } from '../sample-content.ts';

test('beside the donation form stand the sums that the page About gives', () => {
  const figure = SAMPLE.about.impact.figures.find(({ text }) => text.includes('gifts last year'));
  expect(figure?.value).toBe('$18k');
  expect(GIFTS_OF_LAST_YEAR).toContain('$18,000');
  const sums = figure?.text.match(/\$[\d,]+\d/g) ?? [];
  expect(sums).toHaveLength(2);
  for (const sum of sums) expect(GIFTS_OF_LAST_YEAR).toContain(sum);
});
