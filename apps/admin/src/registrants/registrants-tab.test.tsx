import { LOCAL_ENVIRONMENT } from '@raade/contracts/local-environment';
import { provideEnvironment } from '@raade/platform';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startFirestoreService } from '../testing/firestore-service.ts';
import { RegistrantsTab } from './registrants-tab.tsx';

const registrant = {
  id: 'sample',
  full_name: 'Sample Attendee',
  email: 'attendee@example.org',
  organization: 'Sample College',
  role: null,
  ticket_type: 'student',
  status: 'confirmed',
  registrant_type: 'group-leader',
  email_verified: true,
  from_known_institution: true,
  group_id: 'sample-group',
  group_size: 4,
  is_group_leader: true,
  coupon_code: null,
  additional_data: null,
};

let firestore: Awaited<ReturnType<typeof startFirestoreService>>;

beforeAll(async () => {
  firestore = await startFirestoreService();
  const { origin } = firestore;
  const emulators = { auth: origin, firestore: origin, functions: origin };
  provideEnvironment({ ...LOCAL_ENVIRONMENT, emulators });
});

afterAll(() => firestore.stop());
afterEach(() => jest.restoreAllMocks());

const cellsOf = (row: HTMLElement) => [...row.children].map(({ textContent }) => textContent);

async function rows() {
  const [head, ...body] = await screen.findAllByRole('row');
  return { head, body };
}

test('[ADM-08] the table has these columns, and a row for each registrant', async () => {
  firestore.stored.documents = { sample: registrant };
  render(<RegistrantsTab />);
  const { head, body } = await rows();
  expect(head && cellsOf(head)).toEqual([
    'Name',
    'Email',
    'Organization',
    'Ticket Type',
    'Registration Type',
    'Status',
    'Email Verified',
  ]);
  expect(body.map(cellsOf)).toEqual([
    [
      'Sample Attendee',
      'attendee@example.org',
      'Sample College',
      'student',
      'Group Leader (4)',
      'confirmed',
      '✓ Verified',
    ],
  ]);
});

test('[ADM-09] empty values show a dash', async () => {
  const empty = { organization: null, ticket_type: null, status: '', full_name: '' };
  firestore.stored.documents = { sample: { ...registrant, ...empty } };
  render(<RegistrantsTab />);
  const { body } = await rows();
  expect(body[0] && cellsOf(body[0])).toEqual([
    '-',
    'attendee@example.org',
    '-',
    '-',
    'Group Leader (4)',
    '-',
    '✓ Verified',
  ]);
});

test('[ADM-13] while they are read, a line says so', async () => {
  firestore.stored.documents = {};
  render(<RegistrantsTab />);
  expect(screen.getByRole('status').textContent).toContain('Loading registrants data...');
  await screen.findByText('There are no registrants yet.');
  expect(screen.queryByRole('status')).toBeNull();
});

test('what could not be read is told, and can be read again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  firestore.stored.documents = undefined;
  render(<RegistrantsTab />);
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Error fetching registrantsCould not load registrant data. Please try again.',
  );
  firestore.stored.documents = { sample: registrant };
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect((await rows()).body).toHaveLength(1);
});

test('a full page says that it is not all, a shorter one does not', async () => {
  const fifty = Array.from({ length: 50 }, (_, index) => [`sample-${index}`, registrant] as const);
  firestore.stored.documents = Object.fromEntries(fifty);
  const { unmount } = render(<RegistrantsTab />);
  await screen.findByText('Showing the latest 50');
  unmount();

  firestore.stored.documents = Object.fromEntries(fifty.slice(1));
  render(<RegistrantsTab />);
  await rows();
  expect(screen.queryByText('Showing the latest 50')).toBeNull();
});

test('a registrant that is not as it should be is named instead of hidden', async () => {
  firestore.stored.documents = { sample: registrant, broken: { full_name: 'Half a Registrant' } };
  render(<RegistrantsTab />);
  expect((await rows()).body).toHaveLength(1);
  screen.getByText('Not shown, because they could not be read: broken');
});
