import { randomUUID } from 'node:crypto';
import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { Timestamp, doc, setDoc } from 'firebase/firestore';
import { NEW_APPLICATION } from '@raade/contracts/applications/applications';
import { COLLECTION_TABLE } from '@raade/contracts/firestore/collection-table';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { checkCells, TRIES_ALL } from '@raade/contracts/testing/matrix';
import { SAMPLE_PARTNER, SAMPLE_STUDENT } from '@raade/contracts/testing/sample-applications';
import { PERSONAS, REVOKED_UID, type Persona } from '../rules/personas.ts';
import { create } from '../rules/rest-attempts.ts';
import { admit, startRules } from '../rules/rules-environment.ts';

type Fields = Readonly<Record<string, string>>;

/** Documents as somebody would write them who wants more than to apply. */
const SHAPES: Readonly<Record<string, Fields>> = {
  'nothing in it': {},
  'an application that is accepted': { ...SAMPLE_STUDENT, status: 'accepted' },
  'a partnership that is accepted': { ...SAMPLE_PARTNER, status: 'accepted' },
  'an application with a note': { ...SAMPLE_STUDENT, status: NEW_APPLICATION, notes: 'Take them.' },
  'an application of another time': {
    ...SAMPLE_STUDENT,
    status: NEW_APPLICATION,
    submitted_at: '2020-01-01T00:00:00Z',
  },
  'a role': { role: 'admin', roles: 'admin', uid: 'somebody' },
  'a paid donation': { payment_status: 'succeeded', amount: '5000', email: 'donor@example.org' },
  'a registrant': { email: 'somebody@example.org', full_name: 'Somebody', status: 'confirmed' },
  'a mail to everyone': { status: 'sending', subject: 'Hello', content: '<p>Hello.</p>' },
  'an entry of the audit log': { action: 'send-email-campaign', actor: 'somebody', at: 'now' },
  'an approval': { state: 'done', decided_by: 'somebody', asked_by: 'me' },
  'a release': { release: '0'.repeat(16), url: 'https://evil.example/r/remoteEntry.js' },
};

/** The people of `npm test`; the night takes all. */
const REPRESENTATIVE: ReadonlySet<string> = new Set([
  'a visitor',
  'a admin',
  'an admin whose rights were taken',
]);

const cells = Object.values(COLLECTION_TABLE).flatMap(({ path }) =>
  PERSONAS.filter(({ name }) => TRIES_ALL || REPRESENTATIVE.has(name)).flatMap((persona) =>
    Object.keys(SHAPES).map((shape) => ({ path, persona, shape })),
  ),
);

// A matrix takes its time on a busy machine.
jest.setTimeout(300_000);

let environment: RulesTestEnvironment;

async function attempt(path: string, { claims }: Persona, shape: string): Promise<boolean> {
  const newId = randomUUID();
  // What keeps it out is its shape.
  if (path.endsWith('_applications')) await admit(environment, path, newId);
  return create({
    projectId: environment.projectId,
    claims,
    path: path.replace('{id}', randomUUID()),
    existing: '',
    newId,
    fields: SHAPES[shape] ?? {},
  });
}

beforeAll(async () => {
  environment = await startRules('forged-writes');
  await environment.withSecurityRulesDisabled(async (context) => {
    const since = Timestamp.fromMillis(Date.now() + 1000);
    await setDoc(doc(context.firestore(), COLLECTIONS.revocations, REVOKED_UID), { since });
  });
});
afterAll(() => environment.cleanup());

test('nobody writes into a collection what is not theirs to write', () =>
  checkCells({
    cells,
    nameOf: ({ path, persona, shape }) => `${persona.name} may not write ${shape} into ${path}`,
    check: async ({ path, persona, shape }) => {
      expect(await attempt(path, persona, shape)).toBe(false);
    },
    atOnce: 32,
  }));
