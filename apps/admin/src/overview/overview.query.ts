import { CALLABLES } from '@raade/contracts/base/callables';
import { readOverviewResponseSchema } from '@raade/contracts/overview/overview';
import { callAsStaff } from '@raade/staff/step-up/call-as-staff';
import { queryOptions } from '@tanstack/react-query';
import { READING_RULES } from '../table/reading/reading-rules.ts';

/** The figures that the account may see. Read again whenever the overview is opened. */
export const overviewQuery = queryOptions({
  ...READING_RULES,
  refetchOnMount: 'always',
  queryKey: ['overview'],
  queryFn: () => callAsStaff(CALLABLES.readOverview, {}, readOverviewResponseSchema),
});
