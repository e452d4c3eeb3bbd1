import { styled } from '@raade/platform';
import { Button } from '@raade/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { queryClient } from '../reading/query-client.ts';
import { useMay } from '@raade/staff/rights/roles-context';
import { InviteDialog } from './invite-dialog.tsx';
import { PersonData } from './person-data/person-data.tsx';
import { PeopleView } from './people-view.tsx';
import { RolesTable } from './roles-table.tsx';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--space-4);

  h1 {
    font-size: var(--text-title);
  }

  p {
    max-width: var(--text-width);
    margin-block-start: var(--space-2);
    color: var(--color-text-muted);
  }
`;

export default function PeoplePage() {
  const [isInviting, setIsInviting] = useState(false);
  const mayInvite = useMay('people.manage');
  const mayHandleData = useMay('people.data');
  return (
    <QueryClientProvider client={queryClient}>
      <Head>
        <div>
          <h1>People</h1>
          <p>
            Who works with these pages, and what they may do. Accounts are made by invitation alone.
            Every change is in the audit log, and all admins get an email when somebody becomes an
            admin, or is one no more.
          </p>
        </div>
        {mayInvite && <Button onClick={() => setIsInviting(true)}>Invite Somebody</Button>}
      </Head>
      <InviteDialog isOpen={isInviting} onClose={() => setIsInviting(false)} />
      <PeopleView />
      {mayHandleData && <PersonData />}
      <RolesTable />
    </QueryClientProvider>
  );
}
