import { CALLABLES } from '@raade/contracts/base/callables';
import { BUSY } from '@raade/firebase/testing/callable-answers';
import { screen, within } from '@testing-library/react';
import { prepareStaffPart } from '../testing/staff-part.tsx';
import { listed, openReleases } from './testing/open-releases.tsx';

prepareStaffPart();

test('each app shows what is live, since when, by whom and why, and what was live before, once', async () => {
  openReleases();
  const section = await screen.findByRole('region', { name: 'giving' });
  expect(section.textContent).toMatch(/bbbbbbbb is live since Mar 1, 2025.*team@example.org/);
  expect(section.textContent).toContain('The form is fixed.');
  const rows = within(section).getAllByRole('row').slice(1);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.textContent).toContain('aaaaaaaa');
});

test('whoever may not move an app is offered no way to', async () => {
  openReleases({ [CALLABLES.listReleases]: [listed({ isOwn: false })] });
  await screen.findByRole('region', { name: 'giving' });
  expect(screen.queryByRole('button', { name: /Bring/ })).toBeNull();
});

test('whoever may not see releases is told who could', async () => {
  const { sent } = openReleases({}, ['viewer']);
  expect(await screen.findByText(/releaser/)).toBeTruthy();
  expect(sent()).toEqual([]);
});

test('a site that could not be published says why, and that visitors get the state from before', async () => {
  const failure = {
    message: 'Firebase Hosting says 403',
    at: '2025-03-01T12:00:00.000Z',
    tries: 2,
  };
  openReleases({ [CALLABLES.listReleases]: [listed({}, { isLive: true, failure })] });
  const status = await screen.findByText('Firebase Hosting says 403');
  expect(status.closest('[role="status"]')?.textContent).toContain('attempt 2');
});

test('an app that was left out is named, with the reason', async () => {
  const problems = ['content stays at aaaaaaaa: a file is missing'];
  openReleases({
    [CALLABLES.listReleases]: [listed({ problem: 'must be a release id' }, { problems })],
  });
  expect(await screen.findByText(problems[0] ?? '')).toBeTruthy();
  expect(screen.getByText('must be a release id')).toBeTruthy();
});

test('releases that cannot be loaded can be asked for again', async () => {
  const { user } = openReleases({ [CALLABLES.listReleases]: [BUSY, BUSY, listed()] });
  await user.click(await screen.findByRole('button', { name: 'Try Again' }, { timeout: 5000 }));
  expect(await screen.findByRole('region', { name: 'giving' })).toBeTruthy();
});
