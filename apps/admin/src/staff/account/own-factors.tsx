import {
  type EnrolledFactor,
  readFactors,
  removeFactor,
} from '@raade/firebase/second-factor-enrollment';
import { environment } from '@raade/platform';
import { Button, Notice, Spinner } from '@raade/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { AUTH_MESSAGES } from '@raade/staff/auth-messages';
import { SetUp } from '@raade/staff/second-factor-setup/set-up';
import { useAttempt } from '@raade/staff/second-factor-code/use-attempt';
import { dayInWords } from '@raade/contracts/base/local-day';
import { FACTOR_LABELS } from '@raade/contracts/staff/labels';
import { FailureNotice } from '@raade/staff/failure-notice';
import { SplitRow } from '@raade/staff/staff-page.styles';
import { withRecentSignIn } from '@raade/staff/second-factor-setup/with-recent-sign-in';
import { ConfirmButton } from '../../action-dialog/confirm-button.tsx';

/** The second factor of the signed-in account, or a button to set one up. */
export function OwnFactors() {
  const [factors, setFactors] = useState<readonly EnrolledFactor[]>();
  const [message, setMessage] = useState('');
  const { isBusy, failure, attempt } = useAttempt();

  const read = () => attempt(async () => setFactors(await readFactors(environment())));
  const readFirst = useEffectEvent(() => void read());
  useEffect(() => readFirst(), []);

  const show = (text: string) => {
    setMessage(text);
    void read();
  };
  return (
    <>
      <div role="status">{message && <Notice $tone="success">{message}</Notice>}</div>
      {!factors && isBusy && (
        <p role="status">
          <Spinner /> Loading your account...
        </p>
      )}
      {failure && (
        <Notice role="alert" $tone="danger">
          <p>{AUTH_MESSAGES[failure]}</p>
          <Button look="quiet" onClick={() => void read()}>
            Try Again
          </Button>
        </Notice>
      )}
      {factors?.map((factor) => (
        <OwnFactor
          key={factor.id}
          factor={factor}
          onRemoved={() => show('Your second factor is removed.')}
        />
      ))}
      {factors?.length === 0 && (
        <>
          <p>
            You sign in with a password alone. With a second factor, a stolen password is not
            enough: you also enter a code from your phone.
          </p>
          <SetUp onDone={() => show('Your second factor is on. Your next sign-in asks for it.')} />
        </>
      )}
    </>
  );
}

interface OwnFactorProps {
  readonly factor: EnrolledFactor;
  readonly onRemoved: () => void;
}

/** The account's second factor, with a button to remove it. */
function OwnFactor({ factor, onRemoved }: OwnFactorProps) {
  const { isBusy, failure, attempt } = useAttempt();

  const remove = async () => {
    const isDone = await attempt(() => withRecentSignIn(() => removeFactor(environment(), factor)));
    if (isDone) onRemoved();
  };
  return (
    <>
      <SplitRow>
        <p>
          <strong>{FACTOR_LABELS[factor.factor]}</strong>
          <span>{`, since ${dayInWords(factor.since)}`}</span>
        </p>
        <ConfirmButton
          label="Remove"
          look="quiet"
          isBusy={isBusy}
          title="Remove your second factor?"
          onConfirm={() => void remove()}
        >
          <p>
            You can then sign in with your password alone. If a second factor is required, you have
            to set up another one before you can continue.
          </p>
        </ConfirmButton>
      </SplitRow>
      <FailureNotice>{failure && AUTH_MESSAGES[failure]}</FailureNotice>
    </>
  );
}
