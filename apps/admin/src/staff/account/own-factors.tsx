import { type EnrolledFactor, readFactors } from '@raade/firebase/second-factor-enrolment';
import { environment } from '@raade/platform';
import { Button, Notice, Spinner } from '@raade/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { AUTH_MESSAGES } from '@raade/staff/auth-messages';
import { SetUp } from '@raade/staff/second-factor-setup/set-up';
import { useAttempt } from '@raade/staff/second-factor-code/use-attempt';
import { OwnFactor } from './own-factor.tsx';

/** The second factor of whoever is signed in, or the way to one. */
export function OwnFactors() {
  const [factors, setFactors] = useState<readonly EnrolledFactor[]>();
  const [news, setNews] = useState('');
  const { isBusy, failure, attempt } = useAttempt();

  const read = () => attempt(async () => setFactors(await readFactors(environment())));
  const readFirst = useEffectEvent(() => void read());
  useEffect(() => readFirst(), []);

  const tell = (text: string) => {
    setNews(text);
    void read();
  };
  return (
    <>
      <div role="status">{news && <Notice $tone="success">{news}</Notice>}</div>
      {!factors && isBusy && (
        <p role="status">
          <Spinner /> Looking at your account...
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
          onRemoved={() => tell('Your second factor is removed.')}
        />
      ))}
      {factors?.length === 0 && (
        <>
          <p>
            You sign in with a password alone. With a second factor, nobody else can, even if they
            learn it: a code that only your phone shows is asked for as well.
          </p>
          <SetUp onDone={() => tell('Your second factor is on. Your next sign-in asks for it.')} />
        </>
      )}
    </>
  );
}
