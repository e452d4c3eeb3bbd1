import { SAMPLE } from '../sample-content.ts';

test('the cloth beside the share of those with help has as many stitches in color as the figure says', () => {
  const { value, bands } = SAMPLE.about.reality.share;
  expect(`${(100 * bands.lit) / bands.all}%`).toBe(value);
});
