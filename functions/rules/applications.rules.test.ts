import { randomUUID } from 'node:crypto';
import {
  assertFails,
  assertSucceeds,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import fc from 'fast-check';
import { Timestamp } from 'firebase/firestore';
import {
  guestApplicationSchema,
  LINE_LIMIT,
  partnerApplicationSchema,
  studentApplicationSchema,
  TEXT_LIMIT,
} from '@raade/contracts/applications/application.schema';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { checkCells } from '@raade/contracts/testing/matrix';
import { admit, rulesAccept, sendApplication, startRules } from './rules-environment.ts';
import { SAMPLE_APPLICATIONS } from '@raade/contracts/testing/sample-applications';

// A matrix takes its time on a busy machine.
jest.setTimeout(300_000);

let environment: RulesTestEnvironment;

beforeAll(async () => {
  environment = await startRules('applications');
});

afterAll(() => environment.cleanup());

/** Sends an application with a permit for this id. */
async function create(path: string, application: object, id: string = randomUUID()) {
  await admit(environment, path, id);
  return sendApplication(environment, path, application, id);
}

const STUDENTS = {
  path: COLLECTIONS.studentApplications,
  sample: SAMPLE_APPLICATIONS.student,
  schema: studentApplicationSchema,
};
const KINDS = [
  STUDENTS,
  {
    path: COLLECTIONS.partnerApplications,
    sample: SAMPLE_APPLICATIONS.partner,
    schema: partnerApplicationSchema,
  },
  {
    path: COLLECTIONS.guestApplications,
    sample: SAMPLE_APPLICATIONS.guest,
    schema: guestApplicationSchema,
  },
];
type Kind = (typeof KINDS)[number];

const fitsRules = ({ path }: Kind, application: object) =>
  rulesAccept(environment, path, application);

/** A change of a sample on which rules and schema must agree; `accepted` is set if the result is known. */
interface Cell {
  readonly kind: Kind;
  readonly change: object;
  readonly accepted?: boolean;
}
const checkChanges = (cells: readonly Cell[]) =>
  checkCells({
    cells,
    nameOf: ({ kind: { path }, change }) => `${path} ${JSON.stringify(change).slice(0, 99)}`,
    check: async ({ kind, change, accepted }) => {
      const application = { ...kind.sample, ...change };
      const isValid = kind.schema.safeParse(application).success;
      expect(isValid).toBe(accepted ?? isValid);
      expect(await fitsRules(kind, application)).toBe(isValid);
    },
    atOnce: 16,
  });

/** Each of these values in each field of each form. */
const inFields = (values: readonly unknown[], expected: { accepted?: boolean } = {}) =>
  KINDS.flatMap((kind) =>
    Object.keys(kind.sample).flatMap((field) =>
      values.map((value) => ({ kind, change: { [field]: value }, ...expected })),
    ),
  );

test('a form with only its required fields is accepted', () =>
  checkChanges(KINDS.map((kind) => ({ kind, change: {}, accepted: true }))));

// The text looks like an address, so that the email field accepts it, too.
const ofLength = (length: number) => 'a@b.'.padEnd(length, 'c').slice(0, length);
const LENGTHS = [0, LINE_LIMIT, LINE_LIMIT + 1, TEXT_LIMIT, TEXT_LIMIT + 1];

test('[DATA-14] rules and schema agree on every length of each field', () =>
  checkChanges(inFields(LENGTHS.map(ofLength))));

const years = ['', '2027', '1999', '28', '2100', '1899', '２０２７', '2027 ', '20270'];
const links = [
  '',
  'https://example.org/a?b=c#d',
  'http://пример.рф',
  'https://a.b:8080',
  'myfolio',
  'example.org',
  'javascript:alert(a.b)',
  'https://a',
  'https://a b.org',
  'https://u@a.org',
  'https://a.org/b c',
  'ftp://a.org',
  'https://a.org\\b',
];

test('[APPLY-07] rules and schema agree on years and links', () =>
  checkChanges([
    ...years.map((value) => ({ kind: STUDENTS, change: { graduation_year: value } })),
    ...links.map((value) => ({ kind: STUDENTS, change: { portfolio_link: value } })),
  ]));

test('[DATA-13] each field must be a text', () =>
  checkChanges(inFields([7, true, null, ['a'], { a: 'b' }, Timestamp.now()], { accepted: false })));

test('the rules require the same fields as the schema', async () => {
  for (const kind of KINDS) {
    for (const field of Object.keys(kind.sample)) {
      const rest = Object.fromEntries(Object.entries(kind.sample).filter(([key]) => key !== field));
      const isValid = kind.schema.safeParse(rest).success;
      expect([field, await fitsRules(kind, rest)]).toEqual([field, isValid]);
    }
  }
});

const ADDRESSES = ['ivan@пример.рф', 'ivan@xn--e1afmkfd.xn--p1ai', 'sam@उदाहरण.भारत'];
const NO_ADDRESSES = [
  'plain',
  'a b@c.de',
  'a@b',
  '@b.cd',
  'a@@b.cd',
  'a@b.cd\n',
  'a@b.cd x',
  ' a@b.cd',
  'a\u200b@b.cd',
  '\u202ea@b.cd',
  'A <a@b.cd>',
  'a,b@c.de',
  '"a"@b.cd',
  'a@b.cd\u00ad',
  `${'a'.repeat(65)}@b.cd`,
  'zoë@b.cd',
  'a..b@b.cd',
  '.a@b.cd',
  'a@b..cd',
  'a@127.0.0.1',
];
const LINES = ['ශ්\u200dරී ප්\u200dරනාන්දු', 'علی\u200cرضا', 'Ada 👩🏿\u200d🚀', '学'];
const NO_LINES = [
  'Ada\r\nBcc: x',
  'Ada\u0000',
  '\u202eAda',
  'A\u200bda',
  'A\ufeffda',
  '\u3164\u3164',
  '\u2800',
  '\u115f',
  '\u0301',
  ' ',
  '\u200d',
  '\u00a0\ufe0f',
];

describe.each(KINDS)('$path', (kind) => {
  const { path, sample: form } = kind;
  const ofTexts = (field: string, texts: readonly string[], accepted: boolean) =>
    texts.map((text) => ({ kind, change: { [field]: text }, accepted }));

  test('[DATA-13] refuses unknown fields, a status other than new, and client times', () =>
    checkChanges(
      [
        { role: 'staff' },
        { notes: [] },
        { status: 'accepted' },
        { status: '' },
        { status: null },
        ...[new Date().toISOString(), Timestamp.now(), Timestamp.fromMillis(0)].map(
          (created_at) => ({
            created_at,
          }),
        ),
      ].map((change) => ({ kind, change, accepted: false })),
    ));

  const lines = 'full_name' in form ? 'full_name' : 'contact_name';
  test('accepts lines and addresses of all scripts, but no hidden or missing characters', () =>
    checkChanges([
      ...ofTexts('email', ADDRESSES, true),
      ...ofTexts('email', NO_ADDRESSES, false),
      ...ofTexts(lines, LINES, true),
      ...ofTexts(lines, NO_LINES, false),
    ]));

  test('refuses a form unless it has an unexpired permit of its kind', async () => {
    const [asked, other] = [randomUUID(), randomUUID()];
    const elsewhere = KINDS.find((kind) => kind.path !== path)?.path ?? '';
    await assertFails(sendApplication(environment, path, form, asked));
    await admit(environment, path, other);
    await admit(environment, elsewhere, asked);
    await assertFails(sendApplication(environment, path, form, asked));
    await admit(environment, path, asked, -1000);
    await assertFails(sendApplication(environment, path, form, asked));
    await admit(environment, path, asked);
    await assertSucceeds(sendApplication(environment, path, form, asked));
  });

  test.each([
    ['a number', '1'],
    ['upper case', randomUUID().toUpperCase()],
    ['longer than a UUID', `${randomUUID()}0`],
    ['only as long as a UUID', 'a'.repeat(36)],
    ['a UUID that is not random', '00000000-0000-1000-8000-000000000000'],
  ])('refuses a document id that is %s', async (_what, id) => {
    await assertFails(create(path, form, id));
  });

  test('refuses a second write with the same id, even of the same form', async () => {
    const id = randomUUID();
    await assertSucceeds(create(path, form, id));
    await assertFails(create(path, form, id));
  });
});

/** Texts around the limits, where rules and schema may differ, in letters of one and two UTF-16 units. */
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
      '\u3164',
      '\u0301',
      'ශ්\u200dරී',
      '2027',
      'https://a.bc/d',
      'a@пример.рф',
      'é@b.cd',
    ),
  },
  { weight: 1, arbitrary: fc.oneof(fc.integer(), fc.boolean(), fc.constant(null)) },
);

test.each(KINDS)(
  '[DATA-13, DATA-14] rules and schema agree on every generated document of $path',
  async ({ path, sample, schema }) => {
    const names = fc.subarray(Object.keys(sample), { minLength: 1, maxLength: 2 });
    const change = names.chain((chosen) =>
      fc.record(Object.fromEntries(chosen.map((name) => [name, value]))),
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
);
