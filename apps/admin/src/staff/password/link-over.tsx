import { FORGOT_PASSWORD_PATH } from '@raade/contracts/staff/password';
import { ButtonLink, Notice } from '@raade/ui';

/** A link that sets no password any more, and the way to another one. */
export function LinkOver() {
  return (
    <>
      <Notice role="alert" $tone="danger">
        This link was used already, is older than an hour, or is not whole.
      </Notice>
      <ButtonLink to={FORGOT_PASSWORD_PATH}>Get a New Link</ButtonLink>
    </>
  );
}
