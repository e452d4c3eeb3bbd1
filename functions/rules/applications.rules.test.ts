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
} from '@raade/contracts/applications/applications';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { checkCells } from '@raade/contracts/testing/matrix';
import { admit, rulesAccept, sendApplication, startRules } from './rules-environment.ts';
import {
  SAMPLE_GUEST as GUEST,
  SAMPLE_PARTNER as PARTNER,
  SAMPLE_STUDENT as STUDENT,
} from '@raade/contracts/testing/sample-applications';

// A matrix takes its time on a busy machine.
jest.setTimeout(300_000);

let environment: RulesTestEnvironment;

beforeAll(async () => {
  environment = await startRules('applications');
});

afterAll(() => environment.cleanup());

/** Tries to send an application that was let in under this id. */
async function create(path: string, application: object, id: string = randomUUID()) {
  await admit(environment, path, id);
  return sendApplication(environment, path, application, id);
}

/** Requests at a time. */
const AT_ONCE = 16;

const KINDS = [
  { path: COLLECTIONS.studentApplications, sample: STUDENT, schema: studentApplicationSchema },
  { path: COLLECTIONS.partnerApplications, sample: PARTNER, schema: partnerApplicationSchema },
  { path: COLLECTIONS.guestApplications, sample: GUEST, schema: guestApplicationSchema },
].map((kind) => ({ ...kind, sample: new Map<string, unknown>(Object.entries(kind.sample)) }));

const fields = KINDS.flatMap(({ path, sample, schema }) =>
  [...sample.keys()].map((field) => {
    const set = (value: unknown) => Object.fromEntries(new Map(sample).set(field, value));
    return { path, field, set, accepts: (value: unknown) => schema.safeParse(set(value)).success };
  }),
);

test.each(KINDS)('$path takes a form with only its required fields', async ({ path, sample }) => {
  await assertSucceeds(create(path, Object.fromEntries(sample)));
});

// Filled to a limit with an address' shape, so that the e-mail field takes it too.
const ofLength = (length: number) => 'a@b.'.padEnd(length, 'c');
const LENGTHS = [0, LINE_LIMIT, LINE_LIMIT + 1, TEXT_LIMIT, TEXT_LIMIT + 1];

const checkFields = (check: (field: (typeof fields)[number]) => Promise<unknown>) =>
  checkCells({
    cells: fields,
    nameOf: ({ field, path }) => `${field} in ${path}`,
    check,
    atOnce: AT_ONCE,
  });

test('[DATA-14] each field is taken by the rules just as by the schema, whatever its length', () =>
  checkFields(async ({ path, set, accepts }) => {
    for (const length of LENGTHS) {
      const value = ofLength(length).slice(0, length);
      expect([length, await rulesAccept(environment, path, set(value))]).toEqual([
        length,
        accepts(value),
      ]);
    }
  }));

const years = ['', '2027', '1999', '28', '2100', '1899', '２０２７', '2027 ', '20270'];
const links = [
  ...['', 'https://example.org/a?b=c#d', 'http://пример.рф', 'https://a.b:8080', 'myfolio'],
  ...['example.org', 'javascript:alert(a.b)', 'https://a', 'https://a b.org', 'https://u@a.org'],
  ...['https://a.org/b c', 'ftp://a.org', 'https://a.org\\b'],
];

test('[APPLY-07] years and links are taken by the rules just as by the schema', () =>
  checkCells({
    cells: [
      ...years.map((value) => ({ graduation_year: value })),
      ...links.map((value) => ({ portfolio_link: value })),
    ],
    nameOf: (change) => JSON.stringify(change),
    check: async (change) => {
      const application = { ...STUDENT, ...change };
      expect(await rulesAccept(environment, COLLECTIONS.studentApplications, application)).toBe(
        studentApplicationSchema.safeParse(application).success,
      );
    },
    atOnce: AT_ONCE,
  }));

test('[DATA-13] each field must be a text', () =>
  checkFields(async ({ path, set }) => {
    for (const value of [7, true, null, ['a'], { a: 'b' }, Timestamp.now()]) {
      await assertFails(create(path, set(value)));
    }
  }));

test('a form without one of its fields is refused', () =>
  checkFields(async ({ path, field, set }) => {
    const rest = Object.entries(set('')).filter(([key]) => key !== field);
    await assertFails(create(path, Object.fromEntries(rest)));
  }));

const ADDRESSES = ['ivan@пример.рф', 'ivan@xn--e1afmkfd.xn--p1ai', 'sam@उदाहरण.भारत'];
const NO_ADDRESSES = [
  ...['plain', 'a b@c.de', 'a@b', '@b.cd', 'a@@b.cd', 'a@b.cd\n', 'a@b.cd x', ' a@b.cd'],
  ...['a\u200b@b.cd', '\u202ea@b.cd', 'A <a@b.cd>', 'a,b@c.de', '"a"@b.cd', 'a@b.cd\u00ad'],
  ...[`${'a'.repeat(65)}@b.cd`, 'zoë@b.cd', 'a..b@b.cd', '.a@b.cd', 'a@b..cd', 'a@127.0.0.1'],
];
const LINES = ['ශ්\u200dරී ප්\u200dරනාන්දු', 'علی\u200cرضا', 'Ada 👩🏿\u200d🚀', '学'];
const NO_LINES = [
  ...['Ada\r\nBcc: x', 'Ada\u0000', '\u202eAda', 'A\u200bda', 'A\ufeffda'],
  ...['\u3164\u3164', '\u2800', '\u115f', '\u0301', ' ', '\u200d', '\u00a0\ufe0f'],
];

describe.each(KINDS)('$path', ({ path, sample, schema }) => {
  const form = Object.fromEntries(sample);

  test('refuses a field that the form does not have, and a status that staff write', async () => {
    const changes = [{ role: 'staff' }, { notes: [] }];
    const statuses = ['accepted', '', null].map((status) => ({ status }));
    for (const change of [...changes, ...statuses]) {
      expect([change, await rulesAccept(environment, path, { ...form, ...change })]).toEqual([
        change,
        false,
      ]);
    }
  });

  test('[DATA-13] refuses the time of the sender’s own clock, and what is no time', async () => {
    await assertFails(create(path, { ...form, created_at: new Date().toISOString() }));
    await assertFails(create(path, { ...form, created_at: Timestamp.now() }));
    await assertFails(create(path, { ...form, created_at: Timestamp.fromMillis(0) }));
  });

  const lines = sample.has('full_name') ? 'full_name' : 'contact_name';
  test('takes lines and e-mail addresses of other scripts, and none that hide or lack something, as the schema does', () =>
    checkCells({
      cells: [
        ...ADDRESSES.map((text) => ({ field: 'email', text, accepted: true })),
        ...NO_ADDRESSES.map((text) => ({ field: 'email', text, accepted: false })),
        ...LINES.map((text) => ({ field: lines, text, accepted: true })),
        ...NO_LINES.map((text) => ({ field: lines, text, accepted: false })),
      ],
      nameOf: (cell) => JSON.stringify(cell),
      check: async ({ field, text, accepted }) => {
        const application = { ...form, [field]: text };
        expect(await rulesAccept(environment, path, application)).toBe(accepted);
        expect(schema.safeParse(application).success).toBe(accepted);
      },
      atOnce: AT_ONCE,
    }));

  test('takes no form that was not let in, nor one that was let in as another, or too long ago', async () => {
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
    ['more than a UUID', `${randomUUID()}0`],
    ['as long as a UUID', 'a'.repeat(36)],
    ['a UUID that is not random', '00000000-0000-1000-8000-000000000000'],
  ])('refuses a document id that is %s', async (_what, id) => {
    await assertFails(create(path, form, id));
  });

  test('refuses the second write of an id, even of the same form', async () => {
    const id = randomUUID();
    await assertSucceeds(create(path, form, id));
    await assertFails(create(path, form, id));
  });
});

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
      ...['', ' ', '\n', '\u0000', '\u200b', 'a\u202eb', '\u00ad', 'a\u{e0041}'],
      ...['\u3164', '\u0301', 'ශ්\u200dරී', '2027', 'https://a.bc/d', 'a@пример.рф', 'é@b.cd'],
    ),
  },
  { weight: 1, arbitrary: fc.oneof(fc.integer(), fc.boolean(), fc.constant(null)) },
);

test.each(KINDS)(
  '[DATA-13, DATA-14] rules and schema agree on every generated document of $path',
  async ({ path, sample, schema }) => {
    const names = fc.subarray([...sample.keys()], { minLength: 1, maxLength: 2 });
    const change = names.chain((chosen) =>
      fc.record(Object.fromEntries(chosen.map((name) => [name, value]))),
    );
    await fc.assert(
      fc.asyncProperty(change, async (changes) => {
        const application = { ...Object.fromEntries(sample), ...changes };
        const isAccepted = schema.safeParse(application).success;
        expect(await rulesAccept(environment, path, application)).toBe(isAccepted);
      }),
      { numRuns: 100 },
    );
  },
);
