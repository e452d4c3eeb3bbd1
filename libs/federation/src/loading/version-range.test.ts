import fc from 'fast-check';
import semver from 'semver';
import { satisfies } from './version-range.ts';

const number = fc.nat(3);
const version = fc.tuple(number, number, number).map((parts) => parts.join('.'));
/** What is left open stands at the end, as anybody writes it. */
const partial = fc
  .tuple(fc.array(number, { maxLength: 3 }), fc.constantFrom([], ['x'], ['*']))
  .map(([numbers, open]) => [...numbers, ...open].slice(0, 3).join('.') || '*');
const operator = fc.constantFrom('', '=', '^', '~', '<', '<=', '>', '>=', '^ ', '>= ');
const comparator = fc.tuple(operator, partial).map((words) => words.join(''));
const alternative = fc.oneof(
  fc.array(comparator, { maxLength: 3 }).map((all) => all.join(' ')),
  fc.tuple(version, version).map(([from, to]) => `${from} - ${to}`),
);
const range = fc.array(alternative, { minLength: 1, maxLength: 2 }).map((all) => all.join(' || '));

test('it admits what the semver library admits, for any range without prereleases', () => {
  fc.assert(
    fc.property(version, range, (candidate, asked) => {
      expect(satisfies(candidate, asked)).toBe(semver.satisfies(candidate, asked));
    }),
    { numRuns: 1000 },
  );
});

test.each(['^4.0.0', '^3.2.0', '<3', '3.1.4-beta', 'latest', '^3.0.0 nonsense'])(
  'version 3.1.4 does not lie in "%s"',
  (asked) => expect(satisfies('3.1.4', asked)).toBe(false),
);
