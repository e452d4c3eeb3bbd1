import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import fc from 'fast-check';
import {
  guestApplicationSchema,
  LINE_LIMIT,
  partnerApplicationSchema,
  studentApplicationSchema,
  TEXT_LIMIT,
} from '@raade/contracts/applications/applications';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { rulesAccept, startRules } from './rules-environment.ts';
import {
  SAMPLE_GUEST as GUEST,
  SAMPLE_PARTNER as PARTNER,
  SAMPLE_STUDENT as STUDENT,
} from '@raade/contracts/testing/sample-applications';

let environment: RulesTestEnvironment;

beforeAll(async () => {
  environment = await startRules('generated-applications');
});

afterAll(() => environment.cleanup());

/** Around the limits, where rules and schema would part first; in letters of one and of two UTF-16 units. */
const longText = fc
  .tuple(
    fc.constantFrom(1, LINE_LIMIT - 1, LINE_LIMIT, LINE_LIMIT + 1, TEXT_LIMIT, TEXT_LIMIT + 1),
    fc.constantFrom('a', 'é', '学', '🌍'),
  )
  .map(([length, letter]) => letter.repeat(length));

const address = fc
  .tuple(
    fc.string({ unit: 'grapheme', maxLength: 6 }),
    fc.constantFrom('@', '', '@@', ' @'),
    fc.constantFrom('b.c', 'b', '.c', 'b.', 'b .c', 'b\u00a0.c', 'b.c\n'),
  )
  .map((parts) => parts.join(''));

const value = fc.oneof(
  { weight: 4, arbitrary: fc.string({ unit: 'grapheme', maxLength: 12 }) },
  { weight: 2, arbitrary: longText },
  { weight: 2, arbitrary: address },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '',
      ' ',
      '\n',
      '\u0000',
      '\u200b',
      'a\u202eb',
      '\u00ad',
      'a\u{e0041}',
      ...['\u3164', '\u0301', 'ශ්\u200dරී', '2027', 'https://a.bc/d', 'a@пример.рф', 'é@b.cd'],
    ),
  },
  { weight: 1, arbitrary: fc.oneof(fc.integer(), fc.boolean(), fc.constant(null)) },
);

test.each([
  { path: COLLECTIONS.studentApplications, sample: STUDENT, schema: studentApplicationSchema },
  { path: COLLECTIONS.partnerApplications, sample: PARTNER, schema: partnerApplicationSchema },
  { path: COLLECTIONS.guestApplications, sample: GUEST, schema: guestApplicationSchema },
])(
  '[DATA-13, DATA-14] rules and schema agree on every generated document of $path',
  async ({ path, sample, schema }) => {
    const fields = fc.subarray(Object.keys(sample), { minLength: 1, maxLength: 2 });
    const change = fields.chain((names) =>
      fc.record(Object.fromEntries(names.map((name) => [name, value]))),
    );
    await fc.assert(
      fc.asyncProperty(change, async (changes) => {
        const application = { ...sample, ...changes };
        const isAccepted = schema.safeParse(application).success;
        expect(await rulesAccept(environment, path, application)).toBe(isAccepted);
      }),
      { numRuns: 100 },
    );
  },
  300_000,
);
