import { randomUUID } from 'node:crypto';
import {
  assertFails,
  assertSucceeds,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { doc, serverTimestamp, setDoc, Timestamp } from 'firebase/firestore';
import {
  guestApplicationSchema,
  LINE_LIMIT,
  NEW_APPLICATION,
  partnerApplicationSchema,
  studentApplicationSchema,
  TEXT_LIMIT,
} from '@raade/contracts/applications';
import { COLLECTIONS } from '@raade/contracts/collections';
import { admit, firestoreAs, startRules } from './rules-environment.ts';
import {
  SAMPLE_GUEST as GUEST,
  SAMPLE_PARTNER as PARTNER,
  SAMPLE_STUDENT as STUDENT,
} from '@raade/contracts/testing/sample-applications';

let environment: RulesTestEnvironment;

beforeAll(async () => {
  environment = await startRules('applications');
});

afterAll(() => environment.cleanup());

async function create(path: string, application: object, id: string = randomUUID()) {
  await admit(environment, path, id);
  return createUnasked(path, application, id);
}

function createUnasked(path: string, application: object, id: string) {
  return setDoc(doc(firestoreAs(environment, 'visitor'), path, id), {
    status: NEW_APPLICATION,
    created_at: serverTimestamp(),
    ...application,
  });
}

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

test.each(fields.flatMap((field) => LENGTHS.map((length) => ({ ...field, length }))))(
  '[DATA-14] $field of $length characters in $path is taken by the rules just as by the schema',
  async ({ path, set, accepts, length }) => {
    const value = ofLength(length).slice(0, length);
    const attempt = create(path, set(value));
    await (accepts(value) ? assertSucceeds(attempt) : assertFails(attempt));
  },
);

const years = ['', '2027', '1999', '28', '2100', '1899', '２０２７', '2027 ', '20270'];
const links = [
  ...['', 'https://example.org/a?b=c#d', 'http://пример.рф', 'https://a.b:8080', 'myfolio'],
  ...['example.org', 'javascript:alert(a.b)', 'https://a', 'https://a b.org', 'https://u@a.org'],
  ...['https://a.org/b c', 'ftp://a.org', 'https://a.org\\b'],
];

test.each([
  ...years.map((value) => ['graduation_year', value]),
  ...links.map((value) => ['portfolio_link', value]),
])('[APPLY-07] the %s %j is taken by the rules just as by the schema', async (field, value) => {
  const application = { ...STUDENT, [field]: value };
  const attempt = create(COLLECTIONS.studentApplications, application);
  const { success } = studentApplicationSchema.safeParse(application);
  await (success ? assertSucceeds(attempt) : assertFails(attempt));
});

test.each(fields)('[DATA-13] $field in $path must be a text', async ({ path, set }) => {
  for (const value of [7, true, null, ['a'], { a: 'b' }, Timestamp.now()]) {
    await assertFails(create(path, set(value)));
  }
});

test.each(fields)('$path refuses a form without $field', async ({ path, field, set }) => {
  const rest = Object.entries(set('')).filter(([key]) => key !== field);
  await assertFails(create(path, Object.fromEntries(rest)));
});

describe.each(KINDS)('$path', ({ path, sample, schema }) => {
  const form = Object.fromEntries(sample);

  test.each([{ role: 'staff' }, { notes: [] }])(
    'refuses a field that the form does not have, even one that staff write: %j',
    async (more) => {
      await assertFails(create(path, { ...form, ...more }));
    },
  );

  test.each(['accepted', '', null])('refuses the status %p', async (status) => {
    await assertFails(create(path, { ...form, status }));
  });

  test('[DATA-13] refuses the time of the sender’s own clock, and what is no time', async () => {
    await assertFails(create(path, { ...form, created_at: new Date().toISOString() }));
    await assertFails(create(path, { ...form, created_at: Timestamp.now() }));
    await assertFails(create(path, { ...form, created_at: Timestamp.fromMillis(0) }));
  });

  test.each([
    ...['plain', 'a b@c.de', 'a@b', '@b.cd', 'a@@b.cd', 'a@b.cd\n', 'a@b.cd x', ' a@b.cd'],
    ...['a\u200b@b.cd', '\u202ea@b.cd', 'A <a@b.cd>', 'a,b@c.de', '"a"@b.cd', 'a@b.cd\u00ad'],
    ...[`${'a'.repeat(65)}@b.cd`, 'zoë@b.cd', 'a..b@b.cd', '.a@b.cd', 'a@b..cd', 'a@127.0.0.1'],
  ])('refuses the e-mail address %j, as the schema does', async (email) => {
    await assertFails(create(path, { ...form, email }));
    expect(schema.safeParse({ ...form, email }).success).toBe(false);
  });

  test.each(['ivan@пример.рф', 'ivan@xn--e1afmkfd.xn--p1ai', 'sam@उदाहरण.भारत'])(
    'takes the e-mail address %j, as the schema does',
    async (email) => {
      await assertSucceeds(create(path, { ...form, email }));
      expect(schema.safeParse({ ...form, email }).success).toBe(true);
    },
  );

  test.each(['ශ්\u200dරී ප්\u200dරනාන්දු', 'علی\u200cرضا', 'Ada 👩🏿\u200d🚀', '学'])(
    'takes the line %j, as the schema does',
    async (line) => {
      const lines = sample.has('full_name') ? 'full_name' : 'contact_name';
      await assertSucceeds(create(path, { ...form, [lines]: line }));
      expect(schema.safeParse({ ...form, [lines]: line }).success).toBe(true);
    },
  );

  test.each([
    ...['Ada\r\nBcc: x', 'Ada\u0000', '\u202eAda', 'A\u200bda', 'A\ufeffda'],
    ...['\u3164\u3164', '\u2800', '\u115f', '\u0301', ' ', '\u200d', '\u00a0\ufe0f'],
  ])('refuses the line %j, as the schema does', async (line) => {
    const lines = sample.has('full_name') ? 'full_name' : 'contact_name';
    await assertFails(create(path, { ...form, [lines]: line }));
    expect(schema.safeParse({ ...form, [lines]: line }).success).toBe(false);
  });

  test('takes no form that was not let in, nor one that was let in as another, or too long ago', async () => {
    const [asked, other] = [randomUUID(), randomUUID()];
    const elsewhere = KINDS.find((kind) => kind.path !== path)?.path ?? '';
    await assertFails(createUnasked(path, form, asked));
    await admit(environment, path, other);
    await admit(environment, elsewhere, asked);
    await assertFails(createUnasked(path, form, asked));
    await admit(environment, path, asked, -1000);
    await assertFails(createUnasked(path, form, asked));
    await admit(environment, path, asked);
    await assertSucceeds(createUnasked(path, form, asked));
  });

  test('lets nobody write a ticket for themselves', async () => {
    const ticket = doc(firestoreAs(environment, 'visitor'), COLLECTIONS.limits, 'application_any');
    await assertFails(setDoc(ticket, { valid_until: Timestamp.fromMillis(Date.now() + 1000) }));
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
