import { Outlet, usePageHead } from '@raade/platform';
import { SignInGate } from '@raade/staff/sign-in-gate';
import { AREA_HEAD } from './area.head.ts';

function forgetContent(): void {
  // Nothing is kept yet of what was read.
}

/** The frame of the editor: nothing of it is shown before its visitor has signed in. */
export default function Area() {
  usePageHead(AREA_HEAD);
  return (
    <SignInGate onForget={forgetContent}>
      <Outlet />
    </SignInGate>
  );
}
