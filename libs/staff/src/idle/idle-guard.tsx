import { WARNING_MS } from '@raade/firebase/idle-limit';
import { Button, Dialog } from '@raade/ui';
import type { ReactNode } from 'react';
import { useIdleEnd } from './use-idle-end.ts';

interface IdleGuardProps {
  /** Called after so long without anybody that the next person may be another one. */
  readonly onIdle: () => void;
  readonly onSignOut: () => void;
  readonly children: ReactNode;
}

/** `1:59` */
function minutesOf(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Shows its children while somebody is there, and asks shortly before it takes them away. */
export function IdleGuard({ onIdle, onSignOut, children }: IdleGuardProps) {
  const { left, stay } = useIdleEnd(onIdle);
  if (left === 0) return null;
  return (
    <>
      {children}
      <Dialog
        title="Are you still there?"
        isOpen={left <= WARNING_MS}
        closeLabel="Stay signed in"
        onClose={stay}
        actions={
          <Button look="quiet" onClick={onSignOut}>
            Sign Out
          </Button>
        }
      >
        <p>
          Nothing has happened here for a while. To keep what staff can see to staff, you will be
          signed out in <span role="timer">{minutesOf(left)}</span>.
        </p>
      </Dialog>
    </>
  );
}
