import { EMAIL_SHAPE, LINE_LIMIT, TEXT_LIMIT } from '@raade/contracts/applications';
import { COLLECTIONS, DELIVERIES } from '@raade/contracts/collections';
import { STAFF_ROLES } from '@raade/contracts/roles';
import { RULES } from './rules-environment.ts';

const found = (pattern: RegExp) => [...RULES.matchAll(pattern)].map(([, match]) => match);

test('the rules name exactly the collections of the contracts', () => {
  const paths = found(/match \/(\w+)\/\{\w+\} \{/g);
  expect(paths.sort()).toEqual([...Object.values(COLLECTIONS), DELIVERIES].sort());
});

test('the rules repeat the size limits of the contracts', () => {
  expect(found(/size\(\) <= (\d+)/g).map(Number)).toEqual([LINE_LIMIT, TEXT_LIMIT]);
});

test('the rules repeat the shape of an email address', () => {
  expect(found(/matches\('(.*@.*)'\)/g)).toEqual([EMAIL_SHAPE.replaceAll('\\', '\\\\')]);
});

test('the rules know the staff roles of the contracts', () => {
  expect(found(/'role', ''\) in \[(.*)\]/g)).toEqual([
    STAFF_ROLES.map((role) => `'${role}'`).join(', '),
  ]);
});
