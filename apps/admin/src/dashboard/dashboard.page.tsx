import { mayAs } from '@raade/contracts/staff/claims';
import { media, styled } from '@raade/platform';
import { StaffPage } from '@raade/staff/staff-page';
import { Tabs } from '@raade/ui';
import { use } from 'react';
import { ApplicationsTab } from '../applications/applications-tab.tsx';
import { WaitingApprovals } from '../approvals/waiting-approvals.tsx';
import { useSelectedInView } from '../page-section/use-selected-in-view.ts';
import { useSelectedTab } from '../page-section/use-selected-tab.ts';
import { PaymentsTab } from '../payments/payments-tab.tsx';
import { IfMay } from '@raade/staff/rights/if-may';
import { RolesContext } from '@raade/staff/rights/roles-context';
import { RegistrantsTab } from '../registrants/registrants-tab.tsx';
import { withQueries } from '../reading/with-queries.tsx';

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

const Place = styled.div`
  ${media.belowTablet} {
    /* Without a notice before it, directly below the bar. */
    &:first-of-type {
      margin-block-start: calc(-1 * var(--space-2));
    }

    [role='tab'] {
      flex: none;
      white-space: nowrap;
    }

    [role='tabpanel'] {
      padding-block-start: var(--space-2);
    }
  }
`;

function DashboardPage() {
  const roles = use(RolesContext);
  // Without a tab in the URL, the first that the account may read.
  const first = TABS.find(({ right }) => mayAs(roles, right)) ?? TABS[0];
  // The other parameters of the URL belong to the other tab, which reads them when it is selected again.
  const { selected, select } = useSelectedTab('tab', TABS, { first });
  const { right, to, Shown } = TABS.find(({ id }) => id === selected) ?? first;
  const place = useSelectedInView(selected);
  return (
    <StaffPage title="Admin Dashboard" isHeadHiddenOnPhones>
      <WaitingApprovals />
      <Place ref={place}>
        <Tabs
          label="Data"
          tabs={TABS}
          selected={selected}
          onSelect={select}
          startsWithControl={mayAs(roles, right)}
        >
          <IfMay right={right} to={to}>
            <Shown />
          </IfMay>
        </Tabs>
      </Place>
    </StaffPage>
  );
}

export default withQueries(DashboardPage);
