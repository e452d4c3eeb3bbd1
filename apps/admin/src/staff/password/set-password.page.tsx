import { BRAND } from '@raade/contracts/base/brand';
import { codeOfLink } from '@raade/contracts/staff/password';
import { useLocation, usePageHead } from '@raade/platform';
import { STAFF_HEAD } from '../staff.head.ts';
import { FormCard, StaffFrame } from '@raade/staff/staff-frame.styles';
import { InvitationLink } from './invitation-link.tsx';
import { ExpiredLink, PasswordLink } from './password-link.tsx';

const HEAD = { ...STAFF_HEAD, title: `Set Your Password - ${BRAND.shortName}` };

/** The page that links in our emails open, to accept an invitation or to set a password. */
export default function SetPasswordPage() {
  usePageHead(HEAD);
  const { hash } = useLocation();
  const code = codeOfLink(hash, 'code');
  const invitation = codeOfLink(hash, 'invitation');
  return (
    <StaffFrame>
      <FormCard>
        {invitation === null ? (
          <>
            <h1>Set your password</h1>
            {code === null ? <ExpiredLink /> : <PasswordLink key={code} code={code} />}
          </>
        ) : (
          <>
            <h1>Your invitation</h1>
            <InvitationLink key={invitation} code={invitation} />
          </>
        )}
      </FormCard>
    </StaffFrame>
  );
}
