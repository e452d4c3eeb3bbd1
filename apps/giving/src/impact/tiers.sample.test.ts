import { documentContent } from '@raade/content-model/provided/provided-content';
import { tierOf } from './tiers.ts';

test.each([
  ['25', 'Knowledge Cultivator'],
  ['50', 'Connection Builder'],
  ['100', 'Impact Accelerator'],
  ['250', 'Vision Amplifier'],
  ['500', 'Partnership Champion'],
  ['1000', 'Transformation Catalyst'],
  ['custom', 'Innovation Partner'],
  ['75', 'Supporter'],
  ['', 'Supporter'],
])('[DON-22] the amount "%s" is described as a %s', (amount, title) => {
  expect(tierOf(amount, documentContent().giving).title).toBe(title);
});
