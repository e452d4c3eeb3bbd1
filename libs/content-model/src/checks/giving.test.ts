import type { Content } from '../content.schema.ts';
import { OTHER_CONTENT } from '../testing/other-content.ts';
import { checkContent } from './check-content.ts';

const found = (change: Partial<Content>) =>
  checkContent({ ...OTHER_CONTENT, ...change }).findings.map(
    ({ part, path, message }) => `${[part, ...path].join('.')}: ${message}`,
  );
const { giving, applications, mails } = OTHER_CONTENT;

test('amounts to choose grow, and the one that is chosen first is among them', () => {
  const tiers = giving.tiers.toReversed();
  expect(found({ giving: { ...giving, tiers, chosenFirst: 50 } })).toEqual([
    'giving.tiers.Ponte.dollars: must be more than the amount before',
    'giving.tiers.Pedra.dollars: must be more than the amount before',
    'giving.chosenFirst: must be one of the amounts to choose',
  ]);
});

test('an amount that no card could be charged is refused', () => {
  const tiers = giving.tiers.map((tier) => ({ ...tier, dollars: 1_000_000 }));
  expect(found({ giving: { ...giving, tiers } })).toContain(
    'giving.tiers.Pedra.dollars: must be 999999 at most',
  );
});

test('the example that partners are shown is a project', () => {
  const { partner } = applications;
  const example = { label: 'See one', project: 'project-99' };
  const facts = { ...partner.facts, example };
  expect(found({ applications: { ...applications, partner: { ...partner, facts } } })).toEqual([
    'applications.partner.facts.example.project: there is no project "project-99"',
  ]);
});

test('in mails no other name may stand in braces than what they fill in', () => {
  expect(found({ mails: { ...mails, entrance: 'Say {name}, {couponCode}.' } })).toEqual([
    'mails.entrance: there is no fact {name}, only {couponCode}',
  ]);
});
