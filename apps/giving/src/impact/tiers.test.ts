import { DONATION_PRESETS_DOLLARS } from '@raade/contracts/donations';
import { formatCents } from '@raade/contracts/money';
import { tierOf, tierOfGift } from './tiers.ts';

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
])('[DON-22] the amount "%s" stands for a %s', (amount, title) => {
  expect(tierOf(amount).title).toBe(title);
});

test('[DON-23] every tier has one sentence and three benefits', () => {
  for (const amount of ['25', '50', '100', '250', '500', '1000', 'custom', 'other']) {
    const { description, benefits } = tierOf(amount);
    expect(description).toMatch(/^[^.]+\.$/);
    expect(new Set(benefits).size).toBe(3);
  }
});

test('what a preset pays for is one thing, named with its amount', () => {
  for (const dollars of DONATION_PRESETS_DOLLARS) {
    expect(tierOf(String(dollars)).description).toMatch(
      new RegExp(`^\\${formatCents(dollars * 100)} pays for `),
    );
  }
});

test('a gift of the amount of a preset is one of its tier, however it was chosen', () => {
  expect(tierOfGift(5000).title).toBe('Connection Builder');
  expect(tierOfGift(5050).title).toBe('Innovation Partner');
});
