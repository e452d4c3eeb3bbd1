import { CALLABLES } from '@raade/contracts/base/callables';
import { readOverviewResponseSchema } from '@raade/contracts/overview/overview';
import { callAsStaff } from '@raade/staff/step-up/call-as-staff';
import { queryOptions } from '@tanstack/react-query';
import { READING_RULES } from '../table/reading/reading-rules.ts';

/** The figures that the account may see; read again after five minutes at the earliest. */
export const overviewQuery = queryOptions({
  ...READING_RULES,
  queryKey: ['overview'],
  queryFn: () => callAsStaff(CALLABLES.readOverview, {}, readOverviewResponseSchema),
});
