import { CALLABLES } from '@raade/contracts/base/callables';
import { LOCAL_ENVIRONMENT } from '@raade/contracts/local/local-environment';
import type { Role } from '@raade/contracts/staff/roles';
import type { ListedPointer, PublishingState } from '@raade/contracts/releases/pointer-moves';
import { answerCalls } from '@raade/firebase/testing/callable-answers';
import type { CallableAnswer } from '@raade/firebase/testing/callable-protocol';
import { MemoryRouter, provideEnvironment } from '@raade/platform';
import { Toaster } from '@raade/ui';
import { render, screen } from '@testing-library/react';
import { queryClient } from '../../reading/query-client.ts';
import { RolesContext } from '@raade/staff/rights/roles-context';
import { provideModalDialogs } from '@raade/staff/testing/modal-dialogs';
import ReleasesPage from '../releases.page.tsx';

const digest = `sha384-${'A'.repeat(64)}`;
export const OLD = 'a'.repeat(32);
export const LIVE = 'b'.repeat(32);
export const move = (release: string, more: object = {}) => ({
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

export const listed = (
  pointer: Partial<ListedPointer> = {},
  publishing: Partial<PublishingState> = {},
): CallableAnswer => ({
  result: { pointers: [{ ...GIVING, ...pointer }], publishing: { ...PUBLISHED, ...publishing } },
});

/** Before each test of the page. */
export function prepareReleases(): void {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  Object.assign(window, { matchMedia: () => Object.assign(new EventTarget(), { matches: true }) });
  provideModalDialogs();
  provideEnvironment(LOCAL_ENVIRONMENT);
  queryClient.clear();
}

/** Opens the page as somebody with these roles; functions answer as given. Returns what they are asked. */
export function openReleases(
  answers: Readonly<Record<string, readonly CallableAnswer[]>> = {},
  roles: readonly Role[] = ['viewer', 'releaser'],
) {
  const calls = answerCalls({
    [CALLABLES.listReleases]: [listed()],
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

/** What a function was asked. */
export const sentTo = (calls: ReturnType<typeof openReleases>, callable: string) =>
  calls.filter(({ name }) => name === callable).map(({ data }) => data);
/** The button by which the earlier version goes live. */
export const bringBack = () => screen.findByRole('button', { name: 'Bring Live: giving aaaaaaaa' });
