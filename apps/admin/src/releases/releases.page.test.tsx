import { CALLABLES } from '@raade/contracts/base/callables';
import type { ListedPointer, PublishingState } from '@raade/contracts/releases/pointer-moves';
import type { Role } from '@raade/contracts/staff/roles';
import { BUSY, refusal } from '@raade/firebase/testing/callable-answers';
import type { CallableAnswer } from '@raade/firebase/testing/callable-protocol';
import type { Answers } from '@raade/staff/testing/staff-tests';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { openPart, prepareStaffPart } from '../testing/staff-part.tsx';
import ReleasesPage from './releases.page.tsx';

prepareStaffPart();

const digest = `sha384-${'A'.repeat(64)}`;
const OLD = 'a'.repeat(32);
const LIVE = 'b'.repeat(32);
const move = (release: string, more: object = {}) => ({
  release,
  digest,
  kind: 'publish' as const,
  movedBy: 'team@example.org',
  movedAt: '2025-03-01T12:00:00.000Z',
  ...more,
});

const EARLIER = { movedAt: '2025-02-01T12:00:00.000Z', reason: 'Ask for the amount first' };

const GIVING: ListedPointer = {
  app: 'giving',
  revision: 3,
  pointer: { app: 'giving', release: LIVE, digest },
  moves: [move(LIVE, { reason: 'Correct the form' }), move(OLD, EARLIER), move(OLD, EARLIER)],
  isOwn: true,
};
const PUBLISHED: PublishingState = {
  isLive: true,
  liveSince: '2025-03-01T12:00:05.000Z',
  problems: [],
};

const listed = (
  pointer: Partial<ListedPointer> = {},
  publishing: Partial<PublishingState> = {},
): CallableAnswer => ({
  result: { pointers: [{ ...GIVING, ...pointer }], publishing: { ...PUBLISHED, ...publishing } },
});

/** Opens the page as somebody with these roles; functions answer as given. */
const openReleases = (answers: Answers = {}, roles: readonly Role[] = ['viewer', 'releaser']) =>
  openPart(<ReleasesPage />, {
    answers: { [CALLABLES.listReleases]: [listed()], ...answers },
    roles,
  });

const goBack = () =>
  screen.findByRole('button', {
    name: 'Go back to the previous version: Donations and applications',
  });

test('each version is listed once with its date and change, the current one first', async () => {
  openReleases();
  const section = await screen.findByRole('region', { name: 'Donations and applications' });
  const rows = within(section).getAllByRole<HTMLTableRowElement>('row').slice(1);
  expect(rows.map(({ cells }) => [...cells].map(({ textContent }) => textContent))).toEqual([
    ['Mar 1, 2025, 6:00 AM · current', 'Correct the formbbbbbbbb, by team@example.org'],
    ['Feb 1, 2025, 6:00 AM', 'Ask for the amount firstaaaaaaaa, by team@example.org'],
  ]);
  expect(
    within(section)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Go back to the previous version', 'Choose another version']);
});

test('a restored version keeps its date and the description of its change', async () => {
  const restored = move(OLD, { kind: 'rollback', movedAt: '2025-03-02T12:00:00.000Z' });
  const pointer = { app: 'giving', release: OLD, digest };
  openReleases({
    [CALLABLES.listReleases]: [
      listed({
        pointer,
        moves: [{ ...restored, reason: 'It broke.' }, move(LIVE), move(OLD, EARLIER)],
      }),
    ],
  });
  const [current] = await screen.findAllByRole<HTMLTableRowElement>('row', { name: /current/ });
  expect(current?.textContent).toBe(
    'Feb 1, 2025, 6:00 AM · currentAsk for the amount firstaaaaaaaa, restored Mar 2, 2025, 6:00 AM by team@example.org: It broke.',
  );
  expect(screen.queryByRole('button', { name: /^Go back/ })).toBeNull();
});

test('an account that may not move an app sees no buttons', async () => {
  openReleases({ [CALLABLES.listReleases]: [listed({ isOwn: false })] });
  await screen.findByRole('region', { name: 'Donations and applications' });
  expect(screen.queryByRole('button')).toBeNull();
});

test('an account that may not see releases sees which role may', async () => {
  const { sent } = openReleases({}, ['viewer']);
  expect(await screen.findByText(/releaser/)).toBeTruthy();
  expect(sent()).toEqual([]);
});

test('a failed publication of the site shows its reason and the number of attempts', async () => {
  const failure = {
    message: 'Firebase Hosting says 403',
    at: '2025-03-01T12:00:00.000Z',
    tries: 2,
  };
  openReleases({ [CALLABLES.listReleases]: [listed({}, { isLive: true, failure })] });
  const status = await screen.findByText('Firebase Hosting says 403');
  expect(status.closest('[role="status"]')?.textContent).toContain('attempt 2');
});

test('an app that could not be published is reported with the reason', async () => {
  const problems = ['content stays at aaaaaaaa: a file is missing'];
  openReleases({
    [CALLABLES.listReleases]: [listed({ problem: 'must be a release id' }, { problems })],
  });
  expect(await screen.findByText(problems[0] ?? '')).toBeTruthy();
  expect(screen.getByText('must be a release id')).toBeTruthy();
});

test('releases that cannot be loaded can be requested again', async () => {
  const { user } = openReleases({ [CALLABLES.listReleases]: [BUSY, BUSY, listed()] });
  await user.click(await screen.findByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('region', { name: 'Donations and applications' })).toBeTruthy();
});

test('a version goes live after a confirmation, based on the revision that was seen', async () => {
  const { user, sent } = openReleases({
    [CALLABLES.movePointer]: [{ result: { moved: ['giving'] } }],
  });
  await user.click(await goBack());
  const title = 'Go back to the version of Feb 1, 2025, 6:00 AM?';
  const dialog = await screen.findByRole('dialog', { name: title });
  within(dialog).getByText('Donations and applications: Ask for the amount first');
  await user.type(within(dialog).getByLabelText(/Why/), 'It broke.');
  await user.click(within(dialog).getByRole('button', { name: 'Go Back' }));
  await screen.findByText(
    'Donations and applications: the version of Feb 1, 2025, 6:00 AM goes live',
  );
  expect(sent(CALLABLES.movePointer)).toMatchObject([
    {
      moves: [{ app: 'giving', release: OLD, seen: 3 }],
      kind: 'rollback',
      reason: 'It broke.',
    },
  ]);
});

test('a refused move stays in its dialog, with the message of the function', async () => {
  const message = 'Somebody else has moved giving in the meantime. Nothing was moved.';
  const { user } = openReleases({ [CALLABLES.movePointer]: [refusal('ABORTED', message)] });
  await user.click(await goBack());
  await user.click(await screen.findByRole('button', { name: 'Go Back' }));
  expect((await screen.findByText(message)).closest('[role="alert"]')).not.toBeNull();
});

const GONE = 'Nothing would be at /donate any more, where giving has a page.\nKeep it.';
const EMPTY = 'Nothing would fill the slot "conference.donation" any more.';
const refusedFor = (...objections: readonly object[]) =>
  refusal('FAILED_PRECONDITION', 'No.', { objections });
const TWO = refusedFor(
  { message: GONE, acceptable: 'allow-gone' },
  { message: EMPTY, acceptable: 'allow-empty' },
);
const LATER = 'c'.repeat(32);
/** The live version was restored; a later one can go live again. */
const GONE_BACK = listed({
  moves: [
    move(LIVE, { kind: 'rollback' }),
    move(LATER, { movedAt: '2025-04-01T12:00:00.000Z' }),
    move(LIVE),
    move(OLD, EARLIER),
  ],
});
const LATER_DATE = 'Apr 1, 2025, 7:00 AM';

async function bringForward(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Choose another version' }));
  await user.click(
    screen.getByRole('button', { name: `Bring Live: Donations and applications, ${LATER_DATE}` }),
  );
  const title = `Bring the version of ${LATER_DATE} live?`;
  return within(await screen.findByRole('dialog', { name: title }));
}

test('each objection of a gate has to be accepted before a later version goes live', async () => {
  const messages = ['Accepted: Nothing would be at /donate any more, where giving has a page.'];
  const { user, sent } = openReleases({
    [CALLABLES.listReleases]: [GONE_BACK],
    [CALLABLES.movePointer]: [TWO, { result: { moved: ['giving'], messages } }],
  });
  const dialog = await bringForward(user);
  const go = dialog.getByRole('button', { name: 'Bring Live' });
  await user.click(go);
  const gone = await dialog.findByRole('checkbox', {
    name: 'I accept that addresses of pages stop working.',
  });
  expect(gone.closest('[role="alert"]')?.textContent).toContain(EMPTY);
  await user.click(gone);
  await user.click(go);
  expect(dialog.getAllByText('Please accept this, or cancel.')).toHaveLength(1);
  expect(sent(CALLABLES.movePointer)).toHaveLength(1);
  await user.click(dialog.getByRole('checkbox', { name: /a slot loses its content/ }));
  await user.click(go);
  expect(await screen.findByText(messages[0] ?? '')).toBeTruthy();
  expect(sent(CALLABLES.movePointer)).toMatchObject([
    { kind: 'promote', accepted: [] },
    { kind: 'promote', accepted: ['allow-gone', 'allow-empty'] },
  ]);
});

test('an objection that cannot be accepted has no checkbox', async () => {
  const message = 'The new giving uses names of the platform that the live shell does not give.';
  const { user } = openReleases({
    [CALLABLES.listReleases]: [GONE_BACK],
    [CALLABLES.movePointer]: [refusedFor({ message })],
  });
  const dialog = await bringForward(user);
  await user.click(dialog.getByRole('button', { name: 'Bring Live' }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('accepted objections are listed next to the version, in words', async () => {
  openReleases({
    [CALLABLES.listReleases]: [
      listed({ moves: [move(LIVE), move(OLD, { accepted: ['allow-gone', 'a-later-name'] })] }),
    ],
  });
  const text = 'It was accepted that addresses of pages stop working, and that a-later-name.';
  expect(await screen.findByText(text)).toBeTruthy();
});
