import { Button, ButtonLink, Notice, Spinner } from '@raade/ui';
import { useState } from 'react';
import { Loading } from '@raade/staff/staff-page.styles';
import { AUTH_MESSAGES } from '@raade/staff/auth-messages';
import { LinkOver } from './link-over.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { usePasswordLink } from './use-password-link.ts';

interface PasswordLinkProps {
  readonly code: string;
}

/** The way of a link: it is checked, a password is set by it, and then it has done its work. */
export function PasswordLink({ code }: PasswordLinkProps) {
  const { state, check, end } = usePasswordLink(code);
  const [isSet, setIsSet] = useState(false);

  if (isSet) {
    return (
      <>
        <Notice role="status" $tone="success">
          Your password is set. Sign in with it now.
        </Notice>
        <ButtonLink to="/admin">Sign In</ButtonLink>
      </>
    );
  }
  switch (state.status) {
    case 'checking':
      return (
        <Loading role="status">
          <Spinner />
          <span>Checking your link...</span>
        </Loading>
      );
    case 'over':
      return <LinkOver />;
    case 'failed':
      return (
        <>
          <Notice role="alert" $tone="danger">
            {AUTH_MESSAGES[state.reason]}
          </Notice>
          <Button onClick={check}>Try Again</Button>
        </>
      );
    case 'good':
      return (
        <NewPasswordForm
          code={code}
          email={state.email}
          onSet={() => setIsSet(true)}
          onLinkOver={end}
        />
      );
  }
}
