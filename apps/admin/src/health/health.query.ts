import { CALLABLES } from '@raade/contracts/base/callables';
import {
  type FailedMail,
  readHealthResponseSchema,
  type RetryMailRequest,
  retryMailResponseSchema,
} from '@raade/contracts/health/health';
import { callAsStaff } from '@raade/staff/step-up/call-as-staff';
import { queryOptions } from '@tanstack/react-query';
import { retryMutation } from '../send-again/retry-mutation.ts';

const HEALTH_KEY = ['health'] as const;

/** As often as the checks run. */
const READ_EVERY_MS = 2 * 60_000;

export const healthQuery = queryOptions({
  queryKey: HEALTH_KEY,
  queryFn: () => callAsStaff(CALLABLES.readHealth, {}, readHealthResponseSchema),
  refetchOnMount: 'always',
  refetchInterval: READ_EVERY_MS,
});

export const mailRetry = retryMutation({
  kind: 'email',
  listKey: HEALTH_KEY,
  retry: ({ id, lease }: Pick<FailedMail, 'id' | 'lease'>) => {
    const request: RetryMailRequest = { id, lease };
    return callAsStaff(CALLABLES.retryMail, request, retryMailResponseSchema);
  },
});
