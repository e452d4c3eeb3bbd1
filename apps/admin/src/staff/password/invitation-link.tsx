import { CALLABLES } from '@raade/contracts/base/callables';
import { homeTime } from '@raade/contracts/base/home-time';
import { ROLE_LABELS } from '@raade/contracts/staff/labels';
import {
  acceptedInvitationSchema,
  type AcceptInvitationRequest,
  invitationSchema,
} from '@raade/contracts/staff/people';
import { callFunction } from '@raade/firebase/callables';
import { environment, styled } from '@raade/platform';
import { refusalOf } from '@raade/staff/refusal-of';
import { Loading } from '@raade/staff/loading';
import { Button, ButtonLink, Notice } from '@raade/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { queryClient } from '../../reading/query-client.ts';
import { PasswordLink } from './password-link.tsx';

const Roles = styled.ul`
  padding-inline-start: var(--space-6);
`;

function call<Schema extends z.ZodMiniType>(request: AcceptInvitationRequest, schema: Schema) {
  return callFunction(environment(), CALLABLES.acceptInvitation, request, schema);
}

const NO_RESPONSE = 'We could not reach our service. Please try again in a moment.';

interface InvitationLinkProps {
  /** The code of the mailed link. */
  readonly code: string;
}

/** Shows an invitation. Accepting it creates the account; setting its password follows. */
export function InvitationLink({ code }: InvitationLinkProps) {
  const { data, error, isFetching, refetch } = useQuery(
    {
      queryKey: ['invitation', code],
      queryFn: () => call({ action: 'read', code }, invitationSchema),
      retry: false,
      staleTime: Infinity,
    },
    queryClient,
  );
  const accept = useMutation(
    { mutationFn: () => call({ action: 'accept', code }, acceptedInvitationSchema) },
    queryClient,
  );
  if (accept.isSuccess) return <PasswordLink code={accept.data.passwordCode} />;
  if (error) {
    const refusal = refusalOf(error, '');
    return (
      <>
        <Notice role="alert" $tone="danger">
          {refusal || NO_RESPONSE}
        </Notice>
        {refusal ? (
          <ButtonLink to="/admin">Go to Sign-In</ButtonLink>
        ) : (
          <Button isBusy={isFetching} onClick={() => void refetch()}>
            Try Again
          </Button>
        )}
      </>
    );
  }
  if (!data) return <Loading>Reading your invitation...</Loading>;
  return (
    <>
      <p>
        <span>{`${data.invitedBy} has invited `}</span>
        <strong>{data.email}</strong>
        <span> to the staff pages.</span>
      </p>
      <Roles>
        {data.roles.map((role) => (
          <li key={role}>
            <strong>{ROLE_LABELS[role].name}</strong>
            <span>{`: ${ROLE_LABELS[role].purpose}`}</span>
          </li>
        ))}
      </Roles>
      <p>{`You can accept until ${homeTime(new Date(data.validUntil))}.`}</p>
      <Button isBusy={accept.isPending} onClick={() => !accept.isPending && accept.mutate()}>
        {accept.isPending ? 'Accepting...' : 'Accept and Set a Password'}
      </Button>
      {accept.isError && (
        <Notice role="alert" $tone="danger">
          {refusalOf(accept.error, NO_RESPONSE)}
        </Notice>
      )}
    </>
  );
}
