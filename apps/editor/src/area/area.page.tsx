import { Outlet, usePageHead } from '@raade/platform';
import { IfMay } from '@raade/staff/rights/if-may';
import { SignInGate } from '@raade/staff/sign-in-gate';
import { closeNewsroom } from '../editor-state/editor-actions.ts';
import { AREA_HEAD } from './area.head.ts';
import { UnsavedNotice } from './unsaved-notice.tsx';
import { useOpenNewsroom } from './use-load-content.ts';

/** The frame of the editor: nothing of it is shown before its visitor has signed in. */
export default function Area() {
  usePageHead(AREA_HEAD);
  return (
    <SignInGate onForget={closeNewsroom}>
      <IfMay right="content.read" to="write what this site says">
        <OpenNewsroom />
      </IfMay>
    </SignInGate>
  );
}

function OpenNewsroom() {
  useOpenNewsroom();
  return (
    <>
      <UnsavedNotice />
      <Outlet />
    </>
  );
}
