import { Outlet, usePageHead } from '@raade/platform';
import { SignInGate } from './sign-in-gate.tsx';
import { StaffNav } from './staff-nav.tsx';
import { STAFF_HEAD } from './staff.head.ts';

/** The frame of every staff page: none of them is shown before its visitor has signed in. */
export default function StaffArea() {
  usePageHead(STAFF_HEAD);
  return (
    <SignInGate>
      <StaffNav />
      <Outlet />
    </SignInGate>
  );
}
