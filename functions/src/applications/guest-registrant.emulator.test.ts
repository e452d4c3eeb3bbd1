import '../testing/test-environment.ts';
import type { ApplicationStatus } from '@raade/contracts/applications/applications';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { registrantSchema } from '@raade/contracts/registrants/registrants';
import { SAMPLE_GUEST } from '@raade/contracts/testing/sample-applications';
import { firestore } from '../base/firestore.ts';
import { receiveApplication } from '../testing/receive-application.ts';
import { updateApplication } from './update-application.ts';

const MEMBER = { actor: 'ada', actor_address: null, email: 'ada@raade.test' };

type Received = Awaited<ReturnType<typeof receiveApplication>>;

const decide = (application: Received, from: ApplicationStatus, to: ApplicationStatus) =>
  updateApplication({ ...application, status: { from, to } }, MEMBER);

const registrant = ({ id }: Received) =>
  firestore().collection(COLLECTIONS.registrants).doc(id).get();

test('a guest who is accepted is a registrant with what they have written, once', async () => {
  const guest = await receiveApplication('guest', 'guest-1@example.org');
  const application = firestore().collection(COLLECTIONS.guestApplications).doc(guest.id);
  await application.update({ days: 'Day 2', food: 'No nuts' });
  expect((await registrant(guest)).exists).toBe(false);

  await decide(guest, 'new', 'accepted');
  await decide(guest, 'new', 'accepted');
  const record = (await registrant(guest)).data();
  expect(registrantSchema.parse(record)).toMatchObject({
    id: guest.id,
    full_name: SAMPLE_GUEST.full_name,
    email: 'guest-1@example.org',
    organization: SAMPLE_GUEST.organization,
    ticket_type: 'student',
    status: 'confirmed',
    registrant_type: 'individual',
    additional_data: { days: 'Day 2', food: 'No nuts' },
  });
  expect(record?.['created_at']).toEqual((await application.get()).get('created_at'));
});

test('whose place is taken back is a registrant no more', async () => {
  const guest = await receiveApplication('guest');
  await decide(guest, 'new', 'accepted');
  await decide(guest, 'accepted', 'declined');
  expect((await registrant(guest)).exists).toBe(false);
});

test.each([
  ['a guest on whom nothing is decided', 'guest', 'in_review'],
  ['a student who is accepted', 'student', 'accepted'],
  ['a partner who is accepted', 'partner', 'accepted'],
] as const)('%s is no registrant', async (_who, kind, status) => {
  const application = await receiveApplication(kind);
  await decide(application, 'new', status);
  expect((await registrant(application)).exists).toBe(false);
});
