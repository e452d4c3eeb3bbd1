import { SAMPLE } from '../sample-content.ts';

test('the chart of the share has as many colored cells as its figure states', () => {
  const { value, bands } = SAMPLE.about.reality.share;
  expect(`${(100 * bands.lit) / bands.all}%`).toBe(value);
});
