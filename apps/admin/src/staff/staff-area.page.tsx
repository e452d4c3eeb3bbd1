import { Outlet } from '@raade/platform';
import { SignInGate } from './sign-in-gate.tsx';

/** The frame of every staff page: none of them is shown before its visitor has signed in. */
export default function StaffArea() {
  return (
    <SignInGate>
      <Outlet />
    </SignInGate>
  );
}
