import { signIn } from '@raade/firebase/auth';
import { signInWithGoogle } from '@raade/firebase/google-sign-in';
import {
  forgetActivity,
  hasEndedForInactivity,
  IDLE_LIMIT_MS,
  recordActivity,
} from '@raade/firebase/idle-limit';
import { SESSION_LIMITS } from '@raade/contracts/staff/staff-session';
import { environment, Link } from '@raade/platform';
import { FORGOT_PASSWORD_PATH } from '@raade/contracts/staff/password';
import { Button, Notice } from '@raade/ui';
import { type SubmitEvent, useState } from 'react';
import { AuthFailure, type AuthFailureReason } from '@raade/firebase/auth-failure';
import { type CodeQuestion, beginSecondStep } from '@raade/firebase/second-factor';
import { AUTH_MESSAGES, reasonOf } from './auth-messages.ts';
import { TextField } from './fields.tsx';
import { Form, FormCard } from './staff-frame.styles.ts';
import { CodeCard } from './second-factor-code/code-card.tsx';

interface SignInFormProps {
  /** True if the server has ended the session that was open here. */
  readonly hasSessionEnded: boolean;
}

/**
 * The sign-in with the methods of the environment. After the sign-in, the requested page appears at the same address.
 */
export function SignInForm({ hasSessionEnded }: SignInFormProps) {
  const { authProviders = ['password'] } = environment();
  const { failure, isBusy, wasIdle, question, signInBy, beginAnew } = useSignIn();
  if (question) return <CodeCard question={question} onBack={beginAnew} />;

  return (
    <FormCard>
      <h1>Staff Sign-In</h1>
      {wasIdle && (
        <Notice role="status">
          {`You were signed out because nothing had happened for ${IDLE_LIMIT_MS / 60_000} minutes.`}
        </Notice>
      )}
      {hasSessionEnded && !wasIdle && (
        <Notice role="status">
          {`Your session has ended: it was ended from elsewhere, your rights were changed, or your sign-in was ${SESSION_LIMITS.endsAfterMs / 3_600_000} hours ago. Please sign in again.`}
        </Notice>
      )}
      <SeededAccounts />
      {authProviders.includes('google') && (
        <Button
          look={authProviders.includes('password') ? 'quiet' : 'primary'}
          isBusy={isBusy}
          onClick={() => void signInBy(() => signInWithGoogle(environment()))}
        >
          Sign in with Google
        </Button>
      )}
      {authProviders.includes('password') && (
        <>
          <PasswordForm
            isBusy={isBusy}
            onSubmit={(email, password) =>
              void signInBy(() => signIn(environment(), email, password))
            }
          />
          <p>
            <Link to={FORGOT_PASSWORD_PATH}>Forgot your password?</Link>
          </p>
        </>
      )}
      {failure && (
        <Notice role="alert" $tone="danger">
          {AUTH_MESSAGES[failure]}
        </Notice>
      )}
    </FormCard>
  );
}

interface PasswordFormProps {
  readonly isBusy: boolean;
  readonly onSubmit: (email: string, password: string) => void;
}

function PasswordForm({ isBusy, onSubmit }: PasswordFormProps) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit(email, password);
  };
  return (
    <Form onSubmit={handleSubmit}>
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        required
        value={email}
        onChange={setEmail}
      />
      <TextField
        label="Password"
        type="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={setPassword}
      />
      <Button type="submit" isBusy={isBusy}>
        {isBusy ? 'Signing in...' : 'Sign In'}
      </Button>
    </Form>
  );
}

/** The sample accounts of a local stack; nothing on a live site. */
function SeededAccounts() {
  const { seededAccounts = [] } = environment();
  if (seededAccounts.length === 0) return null;
  return (
    <Notice>
      <p>On this local stack, sign in with</p>
      {seededAccounts.map(({ email, password, may }) => (
        <p key={email}>
          <code>{email}</code> and <code>{password}</code>
          <span>{` for ${may}`}</span>
        </p>
      ))}
    </Notice>
  );
}

/** The state of a sign-in, up to the request for the code of a second factor. */
function useSignIn() {
  const [failure, setFailure] = useState<AuthFailureReason>();
  const [isBusy, setIsBusy] = useState(false);
  const [wasIdle, setWasIdle] = useState(hasEndedForInactivity);
  const [question, setQuestion] = useState<CodeQuestion>();

  const fail = (error: unknown) => {
    // Nobody is signed in, so the idle limit does not apply.
    forgetActivity();
    setFailure(reasonOf(error));
    setIsBusy(false);
  };
  const askForCode = async (cause: AuthFailure) => {
    try {
      setQuestion(await beginSecondStep(environment(), cause));
    } catch (error) {
      fail(error);
    }
  };
  const signInBy = async (method: () => Promise<void>) => {
    setFailure(undefined);
    setWasIdle(false);
    setIsBusy(true);
    // The idle limit begins with the sign-in.
    recordActivity();
    try {
      // After a success the gate replaces this form, so it stays busy until then.
      await method();
    } catch (error) {
      const needsCode = error instanceof AuthFailure && error.reason === 'second-factor-needed';
      if (needsCode) await askForCode(error);
      else fail(error);
    }
  };
  const beginAnew = () => {
    forgetActivity();
    setQuestion(undefined);
    setIsBusy(false);
  };
  return { failure, isBusy, wasIdle, question, signInBy, beginAnew };
}
