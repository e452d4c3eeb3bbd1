import {
  type AppEnrolment,
  beginApp,
  beginPhone,
  type Enrolment,
} from '@raade/firebase/second-factor-enrolment';
import { BRAND } from '@raade/contracts/base/brand';
import { environment, styled } from '@raade/platform';
import { Button, Notice } from '@raade/ui';
import { useState } from 'react';
import { AUTH_MESSAGES } from '../auth-messages.ts';
import { AppSteps } from './app-steps.tsx';
import { PhoneForm } from './phone-form.tsx';
import { PhoneSteps } from './phone-steps.tsx';
import { useAttempt } from '../second-factor-code/use-attempt.ts';
import { whileRecent } from './while-recent.ts';

interface SetUpProps {
  readonly onDone: () => void;
}

type Begun =
  | { readonly factor: 'totp'; readonly enrolment: AppEnrolment }
  | { readonly factor: 'phone'; readonly enrolment: Enrolment };

const Stack = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-6);
`;

/** Sets up an authenticator app; on the local stack, whose emulator knows none, text messages as well. */
export function SetUp({ onDone }: SetUpProps) {
  const [begun, setBegun] = useState<Begun>();
  const { isBusy, failure, attempt } = useAttempt();
  const stop = () => setBegun(undefined);

  const begin = (way: () => Promise<Begun>) =>
    void attempt(() => whileRecent(async () => setBegun(await way())));
  const handleApp = () =>
    begin(async () => ({
      factor: 'totp',
      enrolment: await beginApp(environment(), BRAND.shortName),
    }));
  const handlePhone = (number: string) =>
    begin(async () => ({ factor: 'phone', enrolment: await beginPhone(environment(), number) }));

  if (begun?.factor === 'totp') {
    return <AppSteps enrolment={begun.enrolment} onDone={onDone} onStop={stop} />;
  }
  if (begun) return <PhoneSteps enrolment={begun.enrolment} onDone={onDone} onStop={stop} />;
  return (
    <Stack>
      <Button isBusy={isBusy} onClick={handleApp}>
        Set Up Authenticator App
      </Button>
      {environment().emulators && <PhoneForm isBusy={isBusy} onSubmit={handlePhone} />}
      <div role="alert">{failure && <Notice $tone="danger">{AUTH_MESSAGES[failure]}</Notice>}</div>
    </Stack>
  );
}
