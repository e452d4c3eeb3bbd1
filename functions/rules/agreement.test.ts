import { EMAIL_SHAPE, LINE_LIMIT, TEXT_LIMIT } from '@raade/contracts/applications';
import { COLLECTIONS, DELIVERIES } from '@raade/contracts/collections';
import { MOVE_KINDS, POINTER_HISTORY, RELEASES_CLAIM } from '@raade/contracts/releases';
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

test('the rules know how pointers move', () => {
  expect(found(/\.kind in \[(.*)\]/g)).toEqual([MOVE_KINDS.map((kind) => `'${kind}'`).join(', ')]);
  expect(found(/history\.size\(\) < (\d+)/g).map(Number)).toEqual([POINTER_HISTORY]);
  expect(found(/history\[0:(\d+)\]/g).map(Number)).toEqual([POINTER_HISTORY - 1]);
  expect(found(/token\.get\('(\w+)', \[\]\)/g)).toEqual([RELEASES_CLAIM]);
});
