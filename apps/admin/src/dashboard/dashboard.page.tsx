import { mayAs } from '@raade/contracts/staff/claims';
import type { Role } from '@raade/contracts/staff/roles';
import { useSearchParams } from '@raade/platform';
import { PageHead } from '@raade/staff/staff-page.styles';
import { Tabs } from '@raade/ui';
import { use } from 'react';
import { ApplicationsTab } from '../applications/applications-tab.tsx';
import { WaitingApprovals } from '../approvals/waiting-approvals.tsx';
import { PaymentsTab } from '../payments/payments-tab.tsx';
import { IfMay } from '@raade/staff/rights/if-may';
import { RolesContext } from '@raade/staff/rights/roles-context';
import { RegistrantsTab } from '../registrants/registrants-tab.tsx';

const TABS = [
  {
    id: 'registrants',
    label: 'Registrants Data',
    right: 'registrants.read',
    to: 'read registrants',
    Shown: RegistrantsTab,
  },
  {
    id: 'payments',
    label: 'Payment Reconciliation',
    right: 'donations.read',
    to: 'read donations',
    Shown: PaymentsTab,
  },
  {
    id: 'applications',
    label: 'Applications',
    right: 'applications.read',
    to: 'read applications',
    Shown: ApplicationsTab,
  },
] as const;
type TabId = (typeof TABS)[number]['id'];

/** The tab that the address asks for; the first that the roles allow to read, if it asks for none. */
function tabOf(value: string | null, roles: readonly Role[]) {
  const first = TABS.find(({ right }) => mayAs(roles, right)) ?? TABS[0];
  return TABS.find(({ id }) => id === value) ?? first;
}

export default function DashboardPage() {
  const [search, setSearch] = useSearchParams();
  const roles = use(RolesContext);
  const { id: tab, right, to, Shown } = tabOf(search.get('tab'), roles);
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
    <>
      <PageHead>
        <h1>Admin Dashboard</h1>
      </PageHead>
      <WaitingApprovals />
      <Tabs label="Data" tabs={TABS} selected={tab} onSelect={select}>
        <IfMay right={right} to={to}>
          <Shown />
        </IfMay>
      </Tabs>
    </>
  );
}
