import fc from 'fast-check';
import semver from 'semver';
import { isCompatible } from './platform-fit.ts';

const number = fc.nat(3);
const version = fc
  .tuple(fc.integer({ min: 1, max: 3 }), number, number)
  .map((parts) => parts.join('.'));
const range = fc
  .array(version, { minLength: 1, maxLength: 2 })
  .map((all) => all.map((one) => `^${one}`).join(' || '));

test('the result is that of the semver library for any range that a build accepts', () => {
  fc.assert(
    fc.property(version, range, (candidate, platform) => {
      expect(isCompatible({ platform }, candidate)).toBe(semver.satisfies(candidate, platform));
    }),
    { numRuns: 1000 },
  );
});

test.each(['^4.0.0', '^3.2.0', '<4', '3.1.4-beta', 'latest', '^3.0.0 nonsense'])(
  'version 3.1.4 is not compatible with "%s"',
  (platform) => expect(isCompatible({ platform }, '3.1.4')).toBe(false),
);
