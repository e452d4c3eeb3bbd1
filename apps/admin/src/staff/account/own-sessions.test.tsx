import { openSessions, type OwnSession } from '@raade/firebase/own-sessions';
import { endSession } from '@raade/firebase/session';
import { screen } from '@testing-library/react';
import { openPart, prepareStaffPart } from '../../testing/staff-part.tsx';
import { OwnSessions } from './own-sessions.tsx';

// Tests on the emulators cover the calls of both to Firestore.
jest.mock('@raade/firebase/own-sessions', () => ({ openSessions: jest.fn() }));
jest.mock('@raade/firebase/session', () => ({ endSession: jest.fn() }));

const session = (id: string, minute: number, isThisBrowser = false): OwnSession => ({
  id,
  signedInAt: new Date(2025, 2, 1, 9, minute),
  seenAt: new Date(2025, 2, 1, 10, minute),
  isThisBrowser,
});
const HERE = session('ada_1', 30, true);
const PHONE = session('ada_2', 10);
const LIBRARY = session('ada_3', 5);

prepareStaffPart();
beforeEach(() => jest.mocked(endSession).mockReset().mockResolvedValue());

function open(...lists: readonly (readonly OwnSession[])[]) {
  const read = jest.mocked(openSessions).mockReset();
  for (const list of lists) read.mockResolvedValueOnce(list);
  return openPart(<OwnSessions />).user;
}

const ended = () => jest.mocked(endSession).mock.calls.map(([, id]) => id);

test('a session in another browser can be ended, and the current one stays', async () => {
  const user = open([HERE, PHONE], [HERE]);
  expect(screen.getByText('Loading your sessions...').closest('[role="status"]')).not.toBeNull();
  const entries = await screen.findAllByRole('listitem');
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^This browser, since Mar 1, 2025, 3:30 AMLast active .* 4:30 AM$/),
    expect.stringMatching(/^Another browser, since Mar 1, 2025, 3:10 AM.*End$/),
  ]);
  await user.click(screen.getByRole('button', { name: /^End the session since .* 3:10 AM$/ }));
  await screen.findByText('The session has ended.');
  expect(ended()).toEqual([PHONE.id]);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.queryByRole('button')).toBeNull();
});

test('all other sessions are ended together', async () => {
  const user = open([HERE, PHONE, LIBRARY], [HERE]);
  await user.click(await screen.findByRole('button', { name: 'End All Others' }));
  await screen.findByText('The sessions have ended.');
  expect(ended()).toEqual([PHONE.id, LIBRARY.id]);
});

test('a failure to load or end sessions is reported, and loading can be tried again', async () => {
  jest
    .mocked(openSessions)
    .mockReset()
    .mockRejectedValueOnce(new Error('away'))
    .mockResolvedValue([HERE, PHONE]);
  const { user } = openPart(<OwnSessions />);
  await user.click(await screen.findByRole('button', { name: 'Try Again' }));
  jest.mocked(endSession).mockRejectedValueOnce(new Error('away'));
  await user.click(await screen.findByRole('button', { name: /^End the session/ }));
  await screen.findByRole('alert');
  expect(screen.queryByText('The session has ended.')).toBeNull();
});
