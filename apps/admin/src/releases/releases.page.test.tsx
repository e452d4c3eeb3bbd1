import { CALLABLES } from '@raade/contracts/callables';
import { LOCAL_ENVIRONMENT } from '@raade/contracts/local-environment';
import type { Role } from '@raade/contracts/people/roles';
import type { ListedPointer, PublishingState } from '@raade/contracts/pointer-moves';
import { answerCalls } from '@raade/firebase/testing/callable-answers';
import type { CallableAnswer } from '@raade/firebase/testing/callable-protocol';
import { MemoryRouter, provideEnvironment } from '@raade/platform';
import { Toaster } from '@raade/ui';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { queryClient } from '../reading/query-client.ts';
import { RolesContext } from '../staff/rights/roles-context.ts';
import { provideModalDialogs } from '../testing/modal-dialogs.ts';
import ReleasesPage from './releases.page.tsx';

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

const GIVING: ListedPointer = {
  app: 'giving',
  revision: 3,
  pointer: { app: 'giving', release: LIVE, digest },
  moves: [move(LIVE, { reason: 'The form is fixed.' }), move(OLD), move(OLD)],
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
const COMPARED: CallableAnswer = {
  result: {
    pages: { added: ['/old'], removed: ['/donate'] },
    slots: { added: [], removed: ['donation-form'] },
    bytes: { before: 250_000, after: 240_000 },
  },
};

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  Object.assign(window, { matchMedia: () => Object.assign(new EventTarget(), { matches: true }) });
  provideModalDialogs();
  provideEnvironment(LOCAL_ENVIRONMENT);
  queryClient.clear();
});

function open(
  answers: Readonly<Record<string, readonly CallableAnswer[]>> = {},
  roles: readonly Role[] = ['viewer', 'releaser'],
) {
  const calls = answerCalls({
    [CALLABLES.listReleases]: [listed()],
    [CALLABLES.compareRelease]: [COMPARED],
    ...answers,
  });
  render(
    <MemoryRouter>
      <RolesContext value={roles}>
        <ReleasesPage />
      </RolesContext>
      <Toaster />
    </MemoryRouter>,
  );
  return calls;
}

const bringBack = () => screen.findByRole('button', { name: 'Bring Live: giving aaaaaaaa' });

test('each app shows what is live, since when, by whom and why, and what was live before, once', async () => {
  open();
  const section = await screen.findByRole('region', { name: 'giving' });
  expect(section.textContent).toMatch(/bbbbbbbb is live since Mar 1, 2025.*team@example.org/);
  expect(section.textContent).toContain('The form is fixed.');
  const rows = within(section).getAllByRole('row').slice(1);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.textContent).toContain('aaaaaaaa');
});

test('a version goes live once it was said what that changes, based on what was seen', async () => {
  const calls = open({ [CALLABLES.movePointer]: [{ result: { moved: ['giving'] } }] });
  await userEvent.click(await bringBack());
  const dialog = await screen.findByRole('dialog', { name: 'Bring giving aaaaaaaa live?' });
  await within(dialog).findByText('Pages that go: /donate.');
  expect(within(dialog).getByText('Pages that come: /old.')).toBeTruthy();
  expect(within(dialog).getByText('Sections that go: donation-form.')).toBeTruthy();
  expect(within(dialog).getByText('Size: 240 kB, now 250 kB.')).toBeTruthy();
  await userEvent.type(within(dialog).getByLabelText(/Why/), 'It broke.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Bring Live' }));
  expect(await screen.findByText('giving aaaaaaaa goes live')).toBeTruthy();
  expect(calls.filter(({ name }) => name === CALLABLES.movePointer)).toMatchObject([
    {
      data: {
        moves: [{ app: 'giving', release: OLD, seen: 3 }],
        kind: 'rollback',
        reason: 'It broke.',
      },
    },
  ]);
});

test('a move that is refused stays in its dialog, in the words of the function', async () => {
  const message = 'Somebody else has moved giving meanwhile. Nothing was moved.';
  open({ [CALLABLES.movePointer]: [{ status: 409, error: { status: 'ABORTED', message } }] });
  await userEvent.click(await bringBack());
  await userEvent.click(await screen.findByRole('button', { name: 'Bring Live' }));
  expect((await screen.findByText(message)).closest('[role="alert"]')).not.toBeNull();
});

const withdrawn = (release: string) => ({
  release,
  reason: 'It shows addresses.',
  withdrawnBy: 'giving@example.org',
  withdrawnAt: '2025-03-02T12:00:00.000Z',
});
const DONE: CallableAnswer = { result: { isWithdrawn: true } };
const sentTo = (calls: ReturnType<typeof open>, callable: string) =>
  calls.filter(({ name }) => name === callable).map(({ data }) => data);

test('a version is withdrawn once somebody has said why', async () => {
  const calls = open({ [CALLABLES.withdrawRelease]: [DONE] });
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw: giving aaaaaaaa' }));
  const dialog = await screen.findByRole('dialog', { name: 'Withdraw giving aaaaaaaa?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
  expect(within(dialog).getByText('Please say why.')).toBeTruthy();
  expect(sentTo(calls, CALLABLES.withdrawRelease)).toEqual([]);
  await userEvent.type(within(dialog).getByLabelText('Why'), 'It shows addresses.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('giving aaaaaaaa is withdrawn')).toBeTruthy();
  expect(sentTo(calls, CALLABLES.withdrawRelease)).toEqual([
    { app: 'giving', release: OLD, isWithdrawn: true, reason: 'It shows addresses.' },
  ]);
});

test('a version that is withdrawn says by whom and why, and can be allowed again but not brought live', async () => {
  const calls = open({
    [CALLABLES.listReleases]: [listed({ withdrawn: [withdrawn(OLD)] })],
    [CALLABLES.withdrawRelease]: [{ result: { isWithdrawn: false } }],
  });
  const allow = await screen.findByRole('button', { name: 'Allow Again: giving aaaaaaaa' });
  const row = allow.closest('tr');
  expect(row?.textContent).toMatch(/Withdrawn.*by giving@example.org, Mar 2, 2025.*addresses/);
  expect(screen.queryByRole('button', { name: /^Bring Live/ })).toBeNull();
  await userEvent.click(allow);
  const dialog = await screen.findByRole('dialog', { name: 'Allow giving aaaaaaaa again?' });
  await userEvent.type(within(dialog).getByLabelText('Why'), 'It does not.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Allow Again' }));
  expect(await screen.findByText('giving aaaaaaaa may go live again')).toBeTruthy();
  expect(sentTo(calls, CALLABLES.withdrawRelease)).toMatchObject([
    { release: OLD, isWithdrawn: false },
  ]);
});

test('a version that was never live is withdrawn by its id, and listed from then on', async () => {
  const never = 'c'.repeat(32);
  const withIt = listed({ withdrawn: [withdrawn(never)] });
  const calls = open({
    [CALLABLES.listReleases]: [listed(), withIt],
    [CALLABLES.withdrawRelease]: [DONE],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw by Id: giving' }));
  const dialog = await screen.findByRole('dialog', { name: 'Withdraw a version of giving?' });
  await userEvent.type(within(dialog).getByLabelText('Version'), 'cccc');
  await userEvent.type(within(dialog).getByLabelText('Why'), 'It shows addresses.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
  expect(within(dialog).getByText(/A version has 32 digits/)).toBeTruthy();
  await userEvent.type(within(dialog).getByLabelText('Version'), never.slice(4));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByRole('rowheader', { name: /^cccccccc/ })).toBeTruthy();
  expect(sentTo(calls, CALLABLES.withdrawRelease)).toMatchObject([{ release: never }]);
});

test('whoever may not move an app is offered no way to', async () => {
  open({ [CALLABLES.listReleases]: [listed({ isOwn: false })] });
  await screen.findByRole('region', { name: 'giving' });
  expect(screen.queryByRole('button', { name: /Bring|Withdraw|Allow/ })).toBeNull();
});

test('whoever may not see releases is told who could', async () => {
  const calls = open({}, ['viewer']);
  expect(await screen.findByText(/releaser/)).toBeTruthy();
  expect(calls).toEqual([]);
});

test('a site that could not be published says why, and that visitors get the state from before', async () => {
  const failure = {
    message: 'Firebase Hosting says 403',
    at: '2025-03-01T12:00:00.000Z',
    tries: 2,
  };
  open({ [CALLABLES.listReleases]: [listed({}, { isLive: true, failure })] });
  const status = await screen.findByText('Firebase Hosting says 403');
  expect(status.closest('[role="status"]')?.textContent).toContain('attempt 2');
});

test('an app that was left out is named, with the reason', async () => {
  const problems = ['content stays at aaaaaaaa: a file is missing'];
  open({ [CALLABLES.listReleases]: [listed({ problem: 'must be a release id' }, { problems })] });
  expect(await screen.findByText(problems[0] ?? '')).toBeTruthy();
  expect(screen.getByText('must be a release id')).toBeTruthy();
});

test('releases that cannot be loaded can be asked for again', async () => {
  const away = { status: 503, error: { status: 'UNAVAILABLE', message: 'Busy.' } };
  open({ [CALLABLES.listReleases]: [away, away, listed()] });
  await userEvent.click(
    await screen.findByRole('button', { name: 'Try Again' }, { timeout: 5000 }),
  );
  expect(await screen.findByRole('region', { name: 'giving' })).toBeTruthy();
});
