import { BRAND } from '@raade/contracts/base/brand';
import { Link, usePageHead } from '@raade/platform';
import { STAFF_HEAD } from '../staff.head.ts';
import { FormCard, StaffFrame } from '@raade/staff/staff-frame.styles';
import { ForgotPasswordForm } from './forgot-password-form.tsx';

const HEAD = { ...STAFF_HEAD, title: `Forgot Your Password? - ${BRAND.shortName}` };

/** Sends a link with which a password is set, also to who was invited and came too late for the first one. */
export default function ForgotPasswordPage() {
  usePageHead(HEAD);
  return (
    <StaffFrame>
      <FormCard>
        <h1>Forgot your password?</h1>
        <p>Tell us your address, and we send you a link with which you set a new one.</p>
        <ForgotPasswordForm />
        <p>
          <Link to="/admin">Back to sign-in</Link>
        </p>
      </FormCard>
    </StaffFrame>
  );
}
