import { BRAND } from '@raade/contracts/brand';
import { codeOfLink } from '@raade/contracts/people/password';
import { useLocation, usePageHead } from '@raade/platform';
import { STAFF_HEAD } from '../staff.head.ts';
import { FormCard, StaffFrame } from '@raade/staff/staff-frame.styles';
import { LinkOver } from './link-over.tsx';
import { PasswordLink } from './password-link.tsx';

const HEAD = { ...STAFF_HEAD, title: `Set Your Password - ${BRAND.shortName}` };

/** Where the links of mails lead: who was invited, or has forgotten a password, sets one. */
export default function SetPasswordPage() {
  usePageHead(HEAD);
  const code = codeOfLink(useLocation().hash);
  return (
    <StaffFrame>
      <FormCard>
        <h1>Set your password</h1>
        {code === null ? <LinkOver /> : <PasswordLink key={code} code={code} />}
      </FormCard>
    </StaffFrame>
  );
}
