import { Outlet, usePageHead } from '@raade/platform';
import { IfMay } from '@raade/staff/rights/if-may';
import { SignInGate } from '@raade/staff/sign-in-gate';
import { clearContent } from '../editor-state/editor-actions.ts';
import { AREA_HEAD } from './area.head.ts';
import { UnsavedNotice } from './unsaved-notice.tsx';
import { useLoadContent } from './use-load-content.ts';

/** The frame of all pages of the editor, behind the sign-in. */
export default function Area() {
  usePageHead(AREA_HEAD);
  return (
    <SignInGate onForget={clearContent}>
      <IfMay right="content.read" to="edit the content of the site">
        <EditorPages />
      </IfMay>
    </SignInGate>
  );
}

function EditorPages() {
  useLoadContent();
  return (
    <>
      <UnsavedNotice />
      <Outlet />
    </>
  );
}
