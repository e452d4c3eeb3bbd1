import { CALLABLES } from '@raade/contracts/base/callables';
import {
  type FailedMail,
  readHealthResponseSchema,
  type RetryMailRequest,
  retryMailResponseSchema,
} from '@raade/contracts/health/health';
import { logger } from '@raade/platform';
import { createNotifier } from '@raade/ui';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { queryClient } from '../reading/query-client.ts';
import { refusalOf } from '@raade/staff/refusal-of';
import { callAsStaff } from '@raade/staff/step-up/call-as-staff';

const HEALTH_KEY = ['health'] as const;

/** Somebody looks every two minutes; a page that stays open follows. */
const AGAIN_MS = 2 * 60_000;

/** Tells how an action on a mail went. */
const tellOfMail = createNotifier();

export const healthQuery = queryOptions({
  queryKey: HEALTH_KEY,
  queryFn: () => callAsStaff(CALLABLES.readHealth, {}, readHealthResponseSchema),
  retry: 1,
  networkMode: 'always',
  refetchOnMount: 'always',
  refetchInterval: AGAIN_MS,
});

/** Has a mail sent again, as it stands in the list: what has moved on since stays as it is. */
export const mailRetry = mutationOptions({
  mutationFn: ({ id, lease }: Pick<FailedMail, 'id' | 'lease'>) => {
    const request: RetryMailRequest = { id, lease };
    return callAsStaff(CALLABLES.retryMail, request, retryMailResponseSchema);
  },
  networkMode: 'always',
  onSuccess: ({ changed }) =>
    tellOfMail(
      changed
        ? { tone: 'success', title: 'The email goes out within a minute or two' }
        : { title: 'Nothing to do', description: 'This email has moved on meanwhile.' },
    ),
  onError: (error) => {
    logger.error('mail not sent again', {}, error);
    const description = refusalOf(error, 'Please try again: it is not sent twice.');
    tellOfMail({ tone: 'danger', title: 'Not sent again', description });
  },
  onSettled: () => queryClient.invalidateQueries({ queryKey: HEALTH_KEY }),
});
