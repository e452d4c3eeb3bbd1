import { FORGOT_PASSWORD_PATH } from '@raade/contracts/staff/password';
import type { AuthFailureReason } from '@raade/firebase/auth-failure';
import { addressOfLink } from '@raade/firebase/password-link';
import { environment, logger } from '@raade/platform';
import { AUTH_MESSAGES, reasonOf } from '@raade/staff/auth-messages';
import { Loading } from '@raade/staff/staff-page.styles';
import { Button, ButtonLink, Notice, Spinner } from '@raade/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryClient } from '../../reading/query-client.ts';
import { NewPasswordForm } from './new-password-form.tsx';

/** A link to an account that was removed or disabled is over, like any other that does not work. */
const OVER: readonly AuthFailureReason[] = ['link-over', 'wrong-credentials', 'account-disabled'];

async function addressOf(code: string): Promise<string> {
  try {
    return await addressOfLink(environment(), code);
  } catch (error) {
    logger.warn('link not good', { reason: reasonOf(error) }, error);
    throw error;
  }
}

/** The way of a link: it is checked, a password is set by it, and then it has done its work. */
export function PasswordLink({ code }: { readonly code: string }) {
  const [end, setEnd] = useState<'set' | 'over'>();
  const { data, error, isFetching, refetch } = useQuery(
    {
      queryKey: ['password-link', code],
      queryFn: () => addressOf(code),
      ...{ retry: false, staleTime: Number.POSITIVE_INFINITY },
    },
    queryClient,
  );
  if (end === 'set') {
    return (
      <>
        <Notice role="status" $tone="success">
          Your password is set. Sign in with it now.
        </Notice>
        <ButtonLink to="/admin">Sign In</ButtonLink>
      </>
    );
  }
  if (end === 'over') return <LinkOver />;
  if (data !== undefined) {
    return (
      <NewPasswordForm
        code={code}
        email={data}
        onSet={() => setEnd('set')}
        onLinkOver={() => setEnd('over')}
      />
    );
  }
  if (isFetching) {
    return (
      <Loading role="status">
        <Spinner />
        <span>Checking your link...</span>
      </Loading>
    );
  }
  const reason = reasonOf(error);
  if (OVER.includes(reason)) return <LinkOver />;
  return (
    <>
      <Notice role="alert" $tone="danger">
        {AUTH_MESSAGES[reason]}
      </Notice>
      <Button onClick={() => void refetch()}>Try Again</Button>
    </>
  );
}

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
