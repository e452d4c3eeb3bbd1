import { CALLABLES } from '@raade/contracts/base/callables';
import type { Role } from '@raade/contracts/staff/roles';
import type { ListedPointer, PublishingState } from '@raade/contracts/releases/pointer-moves';
import type { CallableAnswer } from '@raade/firebase/testing/callable-protocol';
import type { Answers } from '@raade/staff/testing/staff-tests';
import { screen } from '@testing-library/react';
import { openPart } from '../../testing/staff-part.tsx';
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

/** Opens the page as somebody with these roles; functions answer as given. */
export const openReleases = (
  answers: Answers = {},
  roles: readonly Role[] = ['viewer', 'releaser'],
) =>
  openPart(<ReleasesPage />, {
    answers: { [CALLABLES.listReleases]: [listed()], ...answers },
    roles,
  });

/** The button by which the earlier version goes live. */
export const bringBack = () => screen.findByRole('button', { name: 'Bring Live: giving aaaaaaaa' });
