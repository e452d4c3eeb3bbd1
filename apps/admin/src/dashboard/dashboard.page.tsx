import { styled, useSearchParams } from '@raade/platform';
import { Tabs } from '@raade/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { ApplicationsTab } from '../applications/applications-tab.tsx';
import { PaymentsTab } from '../payments/payments-tab.tsx';
import { queryClient } from '../reading/query-client.ts';
import { RegistrantsTab } from '../registrants/registrants-tab.tsx';

const TABS = [
  { id: 'registrants', label: 'Registrants Data' },
  { id: 'payments', label: 'Payment Reconciliation' },
  { id: 'applications', label: 'Applications' },
] as const;

type TabId = (typeof TABS)[number]['id'];
const DEFAULT_TAB: TabId = 'registrants';

const SHOWN: Readonly<Record<TabId, ComponentType>> = {
  registrants: RegistrantsTab,
  payments: PaymentsTab,
  applications: ApplicationsTab,
};

const Title = styled.h1`
  font-size: var(--text-title);
`;

function tabOf(value: string | null): TabId {
  return TABS.find(({ id }) => id === value)?.id ?? DEFAULT_TAB;
}

export default function DashboardPage() {
  const [search, setSearch] = useSearchParams();
  const tab = tabOf(search.get('tab'));
  const Shown = SHOWN[tab];
  // The other parameters of the address are the other tab's, which finds them there again.
  const select = (id: TabId) =>
    setSearch(
      (latest) => {
        const next = new URLSearchParams(latest);
        if (id === DEFAULT_TAB) next.delete('tab');
        else next.set('tab', id);
        return next;
      },
      { preventScrollReset: true },
    );

  return (
    <QueryClientProvider client={queryClient}>
      <Title>Admin Dashboard</Title>
      <Tabs label="Data" tabs={TABS} selected={tab} onSelect={select}>
        <Shown />
      </Tabs>
    </QueryClientProvider>
  );
}
