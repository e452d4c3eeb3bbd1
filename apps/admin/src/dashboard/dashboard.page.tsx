import { styled, useSearchParams } from '@raade/platform';
import { Tabs } from '@raade/ui';
import { PaymentsTab } from '../payments/payments-tab.tsx';
import { RegistrantsTab } from '../registrants/registrants-tab.tsx';

const TABS = [
  { id: 'registrants', label: 'Registrants Data' },
  { id: 'payments', label: 'Payment Reconciliation' },
] as const;

type TabId = (typeof TABS)[number]['id'];
const DEFAULT_TAB: TabId = 'registrants';

const Title = styled.h1`
  font-size: var(--text-title);
`;

function tabOf(value: string | null): TabId {
  return TABS.find(({ id }) => id === value)?.id ?? DEFAULT_TAB;
}

export default function DashboardPage() {
  const [search, setSearch] = useSearchParams();
  const tab = tabOf(search.get('tab'));
  const select = (id: TabId) =>
    setSearch(id === DEFAULT_TAB ? {} : { tab: id }, { preventScrollReset: true });

  return (
    <>
      <Title>Admin Dashboard</Title>
      <Tabs label="Data" tabs={TABS} selected={tab} onSelect={select}>
        {tab === 'payments' ? <PaymentsTab /> : <RegistrantsTab />}
      </Tabs>
    </>
  );
}
