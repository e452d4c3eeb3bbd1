import { documentContent } from '@raade/content-model/provided/provided-content';
import { tierOf, tierOfDonation } from './tiers.ts';

const { giving } = documentContent();
const amounts = giving.tiers.map(({ dollars }) => String(dollars));

test.each([...amounts, 'custom', 'other'])(
  '[DON-23] the tier of "%s" has one sentence and three benefits',
  (amount) => {
    const { description, benefits } = tierOf(amount, giving);
    expect(description).toMatch(/^[^.]+\.$/);
    expect(new Set(benefits).size).toBe(3);
  },
);

test('a tier’s amount has the tier’s title, other amounts that of a custom amount', () => {
  for (const { dollars, title } of giving.tiers) {
    expect(tierOf(String(dollars), giving).title).toBe(title);
    expect(tierOfDonation(dollars * 100, giving).title).toBe(title);
    expect(tierOfDonation(dollars * 100 + 50, giving).title).toBe(giving.ownAmount.title);
  }
});
