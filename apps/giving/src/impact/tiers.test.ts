import { GIVING } from '../content/giving.ts';
import { tierOf, tierOfGift } from './tiers.ts';

const amounts = GIVING.tiers.map(({ dollars }) => String(dollars));

test.each([...amounts, 'custom', 'other'])(
  '[DON-23] the tier of "%s" has one sentence and three benefits',
  (amount) => {
    const { description, benefits } = tierOf(amount);
    expect(description).toMatch(/^[^.]+\.$/);
    expect(new Set(benefits).size).toBe(3);
  },
);

test('a gift of an amount to choose is one of its tier, any other one of its own amount', () => {
  for (const { dollars, title } of GIVING.tiers) {
    expect(tierOf(String(dollars)).title).toBe(title);
    expect(tierOfGift(dollars * 100).title).toBe(title);
    expect(tierOfGift(dollars * 100 + 50).title).toBe(GIVING.ownAmount.title);
  }
});
