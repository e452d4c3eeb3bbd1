import { signOut } from '@raade/firebase/auth';
import { forgetActivity } from '@raade/firebase/idle-limit';
import { endAndSignOut } from '@raade/firebase/session';
import { environment, lazyPage, logger, setStaffSession, styled, useStore } from '@raade/platform';
import { Button, Spinner } from '@raade/ui';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { mayAs } from '@raade/contracts/staff/claims';
import { isRight } from '@raade/contracts/staff/rights';
import { IdleGuard } from './idle/idle-guard.tsx';
import { RolesContext } from './rights/roles-context.ts';
import { ServerSession } from './session/server-session.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { Failure, FormCard, StaffFrame } from './staff-frame.styles.ts';
import { AUTH_MESSAGES } from './auth-messages.ts';
import { ReauthenticationDialog } from './step-up/reauthentication-dialog.tsx';
import { type Session, useSession } from './use-session.ts';
import { waitingChanges } from './waiting-changes.store.ts';

// A chunk of its own, since few people see it.
const SecondFactorNeeded = lazyPage(
  () =>
    import(
      /* webpackChunkName: "second-factor-needed" */ './second-factor-setup/second-factor-needed.page.tsx'
    ),
);

interface SignInGateProps {
  /** Empties caches at the sign-out. It must be the same function at each render. */
  readonly onForget: () => void;
  /** The pages for staff, rendered and so loaded only after the sign-in. */
  readonly children: ReactNode;
}

const Checking = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-3);
  min-height: 16rem;
`;

/** Moves the focus to the start of the new view when somebody signs in or out. */
function useFocusOnChange(status: Session['status']) {
  const frame = useRef<HTMLDivElement>(null);
  const previousStatus = useRef(status);
  useEffect(() => {
    if (previousStatus.current === status) return;
    if (previousStatus.current !== 'checking') frame.current?.focus();
    previousStatus.current = status;
  }, [status]);
  return frame;
}

/** Empties the caches once nobody is signed in as staff. */
function useForgetting(status: Session['status'], onForget: () => void) {
  useEffect(() => {
    if (status !== 'staff' && status !== 'checking') onForget();
  }, [status, onForget]);
}

/** Ends the session at the server, and signs out. */
async function endSession(): Promise<void> {
  const failure = await endAndSignOut(environment());
  if (failure) logger.warn('session not ended at the server', {}, failure);
}

/** Shows its children to staff, and the sign-in to others. */
export function SignInGate({ onForget, children }: SignInGateProps) {
  const { session, check } = useSession();
  const frame = useFocusOnChange(session.status);
  useForgetting(session.status, onForget);
  const [hasServerEnded, setHasServerEnded] = useState(false);
  const handleIdle = () => void endSession();
  const handleSignOut = () => {
    setHasServerEnded(false);
    forgetActivity();
    void endSession();
  };
  // An account that is not staff, or has no second factor yet, has no session at the server.
  const handleLocalSignOut = () => {
    forgetActivity();
    void signOut(environment());
  };
  const handleOver = () => {
    handleSignOut();
    setHasServerEnded(true);
  };
  usePublishedSession(session, { handleSignOut, handleLocalSignOut });

  return (
    <StaffFrame ref={frame} tabIndex={-1}>
      {session.status === 'checking' && (
        <Checking role="status">
          <Spinner /> Checking who is signed in...
        </Checking>
      )}
      {session.status === 'signed-out' && <SignInForm hasSessionEnded={hasServerEnded} />}
      {session.status === 'failed' && (
        <Failure role="alert" $tone="danger">
          <p>{AUTH_MESSAGES[session.reason]}</p>
          <Button onClick={check}>Try Again</Button>
        </Failure>
      )}
      {session.status === 'not-staff' && (
        <FormCard>
          <h1>This account is not staff</h1>
          <p>
            You are signed in as <strong>{session.account.email}</strong>, but this account may not
            use the staff pages. Ask an administrator to give it the staff role, then sign in again.
          </p>
          <Button onClick={handleLocalSignOut}>Sign Out</Button>
        </FormCard>
      )}
      {session.status === 'without-second-factor' && (
        <IdleGuard onIdle={handleLocalSignOut} onSignOut={handleLocalSignOut}>
          <SecondFactorNeeded />
          <ReauthenticationDialog />
        </IdleGuard>
      )}
      {session.status === 'staff' && (
        <IdleGuard onIdle={handleIdle} onSignOut={handleSignOut}>
          <ServerSession onOver={handleOver} />
          <RolesContext value={session.account.roles}>{children}</RolesContext>
          <ReauthenticationDialog />
        </IdleGuard>
      )}
    </StaffFrame>
  );
}

const ACCOUNT_PAGE = '/admin/account';

/** The code of the calls, loaded with the first call. */
const loadCalls = () => import(/* webpackChunkName: "frame-calls" */ './frame-calls.lazy.ts');
const search = async (text: string) => (await loadCalls()).searchStaff(text);

interface SignOutHandlers {
  readonly handleSignOut: () => void;
  /** The sign-out of an account that may not open the pages. */
  readonly handleLocalSignOut: () => void;
}

/** Publishes the session to the frame of the site. While it is being checked, the frame keeps the former session. */
function usePublishedSession(
  session: Session,
  { handleSignOut, handleLocalSignOut }: SignOutHandlers,
): void {
  const signOut = useEffectEvent(handleSignOut);
  const signOutLocally = useEffectEvent(handleLocalSignOut);
  const { changes } = useStore(waitingChanges);
  useEffect(() => {
    if (session.status === 'staff') {
      const { email, roles } = session.account;
      const may = (right: string) => isRight(right) && mayAs(roles, right);
      const access = { may, accountPage: ACCOUNT_PAGE };
      // A new function after each change makes the frame count the open tasks again.
      const countWaiting = async () => (await loadCalls()).countWaiting();
      setStaffSession({ email, signOut: () => signOut(), access, search, countWaiting });
    } else if (session.status === 'without-second-factor') {
      const { email } = session.account;
      setStaffSession({ email, signOut: () => signOutLocally() });
    } else if (session.status !== 'checking') {
      setStaffSession(undefined);
    }
  }, [session, changes]);
}
