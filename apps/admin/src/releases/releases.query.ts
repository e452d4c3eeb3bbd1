import { CALLABLES } from '@raade/contracts/base/callables';
import {
  listReleasesResponseSchema,
  type MovePointersRequest,
  movePointersResponseSchema,
} from '@raade/contracts/releases/pointer-moves';
import { logger } from '@raade/platform';
import { createNotifier } from '@raade/ui';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { queryClient } from '../reading/query-client.ts';
import { callAsStaff } from '@raade/staff/step-up/call-as-staff';

const RELEASES_KEY = ['releases'] as const;

/** Milliseconds between reads while the newest versions are not yet live. */
const REFETCH_MS = 2000;

/** All pointers, which name the live releases. Read again whenever the page is opened, and repeatedly until their versions are live. */
export const releasesQuery = queryOptions({
  queryKey: RELEASES_KEY,
  queryFn: () => callAsStaff(CALLABLES.listReleases, {}, listReleasesResponseSchema),
  refetchOnMount: 'always',
  refetchInterval: ({ state: { data } }) => (data && !data.publishing.isLive ? REFETCH_MS : false),
});

/** Shows the result of a move. */
export const showReleaseToast = createNotifier();

export const pointerMove = mutationOptions({
  mutationFn: (request: MovePointersRequest) =>
    callAsStaff(CALLABLES.movePointer, request, movePointersResponseSchema),
  onError: (error) => logger.error('pointer not moved', {}, error),
  // The list is also read again after a failure, since somebody else may have moved the pointer.
  onSettled: () => queryClient.invalidateQueries({ queryKey: RELEASES_KEY, exact: true }),
});
