import { Outlet, usePageHead } from '@raade/platform';
import { SignInGate } from '@raade/staff/sign-in-gate';
import { forgetReviewDrafts } from '../applications/review-drafts.store.ts';
import { queryClient } from '../reading/query-client.ts';
import { STAFF_HEAD } from './staff.head.ts';

/** Forgets everything that was read or typed, when the account signs out. */
function forgetRecords(): void {
  queryClient.clear();
  forgetReviewDrafts();
}

/** The frame of every staff page, which requires a sign-in. */
export default function StaffArea() {
  usePageHead(STAFF_HEAD);
  return (
    <SignInGate onForget={forgetRecords}>
      <Outlet />
    </SignInGate>
  );
}
