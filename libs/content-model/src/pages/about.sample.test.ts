import { SAMPLE } from '../sample-content.ts';

test('the chart beside the share of those with help has as many colored cells as the figure says', () => {
  const { value, bands } = SAMPLE.about.reality.share;
  expect(`${(100 * bands.lit) / bands.all}%`).toBe(value);
});
