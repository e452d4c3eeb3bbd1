import { WEIGHT_LIMITS } from './limits.ts';
import { MEASURES, weigh } from './weigh.ts';

const weight = weigh();

test.each(MEASURES)('%s weigh no more than their limit', (name) => {
  expect(weight[name]).toBeGreaterThan(0);
  expect(weight[name]).toBeLessThanOrEqual(WEIGHT_LIMITS[name]);
});
