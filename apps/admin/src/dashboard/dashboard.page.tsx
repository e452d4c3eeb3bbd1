import { mayAs } from '@raade/contracts/staff/claims';
import type { Role } from '@raade/contracts/staff/roles';
import { styled, useSearchParams } from '@raade/platform';
import { Tabs } from '@raade/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, use } from 'react';
import { ApplicationsTab } from '../applications/applications-tab.tsx';
import { WaitingApprovals } from '../approvals/waiting-approvals.tsx';
import { PaymentsTab } from '../payments/payments-tab.tsx';
import { queryClient } from '../reading/query-client.ts';
import { IfMay } from '@raade/staff/rights/if-may';
import { RolesContext } from '@raade/staff/rights/roles-context';
import { RegistrantsTab } from '../registrants/registrants-tab.tsx';

const TABS = [
  {
    id: 'registrants',
    label: 'Registrants Data',
    right: 'registrants.read',
    to: 'read registrants',
  },
  {
    id: 'payments',
    label: 'Payment Reconciliation',
    right: 'donations.read',
    to: 'read donations',
  },
  {
    id: 'applications',
    label: 'Applications',
    right: 'applications.read',
    to: 'read applications',
  },
] as const;

type TabId = (typeof TABS)[number]['id'];

const SHOWN: Readonly<Record<TabId, ComponentType>> = {
  registrants: RegistrantsTab,
  payments: PaymentsTab,
  applications: ApplicationsTab,
};

const Title = styled.h1`
  font-size: var(--text-title);
`;

/** The tab that the address asks for; the first that the roles allow to read, if it asks for none. */
function tabOf(value: string | null, roles: readonly Role[]) {
  const first = TABS.find(({ right }) => mayAs(roles, right)) ?? TABS[0];
  return TABS.find(({ id }) => id === value) ?? first;
}

export default function DashboardPage() {
  const [search, setSearch] = useSearchParams();
  const roles = use(RolesContext);
  const { id: tab, right, to } = tabOf(search.get('tab'), roles);
  const Shown = SHOWN[tab];
  // The other parameters of the address are the other tab's, which finds them there again.
  const select = (id: TabId) =>
    setSearch(
      (latest) => {
        const next = new URLSearchParams(latest);
        if (id === tabOf(null, roles).id) next.delete('tab');
        else next.set('tab', id);
        return next;
      },
      { preventScrollReset: true },
    );

  return (
    <QueryClientProvider client={queryClient}>
      <Title>Admin Dashboard</Title>
      <WaitingApprovals />
      <Tabs label="Data" tabs={TABS} selected={tab} onSelect={select}>
        <IfMay right={right} to={to}>
          <Shown />
        </IfMay>
      </Tabs>
    </QueryClientProvider>
  );
}
