import { formatCents } from '@raade/contracts/money/money';
import { SAMPLE } from '../sample-content.ts';

const { giving, about, team } = SAMPLE;

test('the donation form and the page About state the same sums of last year', () => {
  const figure = about.impact.figures.find(({ text }) => text.includes('gifts last year'));
  expect(figure?.value).toBe('$18k');
  expect(giving.lastYear).toContain('$18,000');
  const sums = figure?.text.match(/\$[\d,]+\d/g) ?? [];
  const dollars = sums.map((sum) => Number(sum.replaceAll(/[$,]/g, '')));
  expect(dollars.reduce((all, sum) => all + sum)).toBe(18_000);
  for (const sum of sums) expect(giving.lastYear).toContain(sum);
});

test('each amount pays for one thing, named with the amount', () => {
  for (const { dollars, description } of giving.tiers) {
    expect(description).toMatch(new RegExp(`^\\${formatCents(dollars * 100)} pays for [^.]+\\.$`));
  }
});

test('[DON-05] the suggested amounts are those of the specification', () => {
  expect(giving.tiers.map(({ dollars }) => dollars)).toEqual([25, 50, 100, 250, 500, 1000]);
});

test('receipts are signed by the team member who answers questions about donations', () => {
  const { answeredBy = '', receipt } = giving;
  const [name = '', office = ''] = receipt.signedBy?.split(', ') ?? [];
  expect(answeredBy).toContain(name);
  const member = team.members.find((one) => one.name === name);
  expect(member?.role.toLowerCase()).toBe(office);
});
