import type { AppEnrolment } from '@raade/firebase/second-factor-enrolment';
import { styled } from '@raade/platform';
import { FinishSteps } from './finish-steps.tsx';
import { QrCode } from './qr-code.tsx';

interface AppStepsProps {
  readonly enrolment: AppEnrolment;
  readonly onDone: () => void;
  readonly onStop: () => void;
}

const Key = styled.code`
  display: block;
  margin-block-start: var(--space-2);
  overflow-wrap: anywhere;
`;

/** `ABCD EFGH`: nobody copies 32 letters at a glance. */
const inGroups = (key: string) => key.match(/.{1,4}/g)?.join(' ') ?? key;

/** Brings the key into an app, then asks for a code of it. */
export function AppSteps({ enrolment, ...end }: AppStepsProps) {
  const { key, link } = enrolment;
  return (
    <FinishSteps
      title="Add this site to your app"
      hint="The 6 digits that the app shows for this site."
      enrolment={enrolment}
      {...end}
    >
      <p>
        Open an authenticator app on your phone, like Aegis, Google Authenticator or 1Password, and
        scan this:
      </p>
      <QrCode text={link} label="QR code with the key for your authenticator app" />
      <p>
        Your app is on this device? <a href={link}>Open it with the key</a>.
      </p>
      <div>
        <p>It cannot scan? Enter this key, for a code by time:</p>
        <Key>{inGroups(key)}</Key>
      </div>
      <p>Show the key to nobody. It is not shown again.</p>
    </FinishSteps>
  );
}
