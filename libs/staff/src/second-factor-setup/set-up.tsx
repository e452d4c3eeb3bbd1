import {
  type AppEnrollment,
  beginApp,
  beginPhone,
  type Enrollment,
} from '@raade/firebase/second-factor-enrollment';
import { BRAND } from '@raade/contracts/base/brand';
import { environment, styled } from '@raade/platform';
import { Button, Stack } from '@raade/ui';
import { useState } from 'react';
import { AUTH_MESSAGES } from '../auth-messages.ts';
import { FailureNotice } from '../failure-notice.tsx';
import { TextField } from '../fields.tsx';
import { CODE_HINTS } from '../second-factor-code/code-form.tsx';
import { Form } from '../staff-frame.styles.ts';
import { FinishSteps, type FinishStepsProps } from './finish-steps.tsx';
import { useAttempt } from '../second-factor-code/use-attempt.ts';
import { withRecentSignIn } from './with-recent-sign-in.ts';
import { QrCode } from './qr-code.tsx';

interface SetUpProps {
  readonly onDone: () => void;
}

/** Sets up an authenticator app; on the local stack also text messages, since its emulator knows no apps. */
export function SetUp({ onDone }: SetUpProps) {
  const [app, setApp] = useState<AppEnrollment>();
  const [phone, setPhone] = useState<Enrollment>();
  const { isBusy, failure, attempt } = useAttempt();
  const begin = (start: () => Promise<void>) => void attempt(() => withRecentSignIn(start));
  const handleApp = () => begin(async () => setApp(await beginApp(environment(), BRAND.shortName)));
  const handlePhone = (number: string) =>
    begin(async () => setPhone(await beginPhone(environment(), number)));

  if (app) return <AppSteps enrollment={app} onDone={onDone} onStop={() => setApp(undefined)} />;
  if (phone) {
    return (
      <FinishSteps
        title="Enter the code of the message"
        hint={CODE_HINTS.phone}
        enrollment={phone}
        onDone={onDone}
        onStop={() => setPhone(undefined)}
      />
    );
  }
  return (
    <Stack $gap={6} $isLoose>
      <Button isBusy={isBusy} onClick={handleApp}>
        Set Up Authenticator App
      </Button>
      {environment().emulators && <PhoneForm isBusy={isBusy} onSubmit={handlePhone} />}
      <FailureNotice>{failure && AUTH_MESSAGES[failure]}</FailureNotice>
    </Stack>
  );
}

interface PhoneFormProps {
  readonly isBusy: boolean;
  readonly onSubmit: (phoneNumber: string) => void;
}

/** Asks for the phone number for text messages. */
function PhoneForm({ isBusy, onSubmit }: PhoneFormProps) {
  const [number, setNumber] = useState('');
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(number.replace(/[\s().-]/g, ''));
      }}
    >
      <TextField
        label="Phone number"
        hint="Only on the local stack: the Auth emulator does not support authenticator apps, and lists the messages that it sends."
        type="tel"
        autoComplete="tel"
        required
        value={number}
        onChange={setNumber}
      />
      <Button type="submit" look="quiet" isBusy={isBusy}>
        Send a Text Message
      </Button>
    </Form>
  );
}

interface AppStepsProps extends Pick<FinishStepsProps, 'onDone' | 'onStop'> {
  readonly enrollment: AppEnrollment;
}

const Key = styled.code`
  display: block;
  margin-block-start: var(--space-2);
  overflow-wrap: anywhere;
`;

/** The key in groups, like `ABCD EFGH`, which are easier to copy than 32 letters. */
const inGroups = (key: string) => key.match(/.{1,4}/g)?.join(' ') ?? key;

/** Shows the key for an app, then asks for a code. */
export function AppSteps({ enrollment, ...handlers }: AppStepsProps) {
  const { key, link } = enrollment;
  return (
    <FinishSteps
      title="Add this site to your app"
      hint="The 6 digits that the app shows for this site."
      enrollment={enrollment}
      {...handlers}
    >
      <p>
        Open an authenticator app on your phone, like Aegis, Google Authenticator or 1Password, and
        scan this:
      </p>
      <QrCode text={link} />
      <p>
        Is your app on this device? <a href={link}>Open it with the key</a>.
      </p>
      <div>
        <p>Cannot scan it? Enter this key, and choose a time-based code:</p>
        <Key>{inGroups(key)}</Key>
      </div>
      <p>Do not show the key to anybody. It is not shown again.</p>
    </FinishSteps>
  );
}
