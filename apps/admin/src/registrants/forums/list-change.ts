import { CALLABLES } from '@raade/contracts/base/callables';
import {
  type ControlRegistrantListRequest,
  controlRegistrantListResponseSchema,
} from '@raade/contracts/registrants/registrant-lists';
import { logger } from '@raade/platform';
import { callAsStaff } from '@raade/staff/step-up/call-as-staff';
import { mutationOptions } from '@tanstack/react-query';
import { queryClient } from '../../reading/query-client.ts';
import { registrantListsQuery } from './registrant-lists.query.ts';

/** Closes the list of a forum, or opens it again. */
export const listChange = mutationOptions({
  mutationFn: (request: ControlRegistrantListRequest) =>
    callAsStaff(CALLABLES.controlRegistrantList, request, controlRegistrantListResponseSchema),
  networkMode: 'always',
  onError: (error) => logger.error('list not changed', {}, error),
  // After a failure, too: somebody else may have been quicker.
  onSettled: () => queryClient.invalidateQueries(registrantListsQuery),
});
