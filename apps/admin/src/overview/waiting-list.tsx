import type { ReadOverviewResponse } from '@raade/contracts/overview/overview';
import type { WaitingName } from '@raade/contracts/staff/waiting';
import { Link, styled } from '@raade/platform';
import { counted } from '@raade/staff/numbers';
import { Note, Row } from '@raade/staff/staff-page.styles';
import { TitledSection } from '@raade/staff/titled-section';

const Links = styled(Row).attrs({ as: 'ul' })`
  list-style: none;
`;

interface Work {
  readonly one: string;
  readonly many?: string;
  readonly to: string;
}

const WORK: Readonly<Record<WaitingName, Work>> = {
  applications: { one: 'new application', to: '/admin/reconciliation?tab=applications' },
  approvals: {
    one: 'campaign to approve',
    many: 'campaigns to approve',
    to: '/admin/email-management',
  },
  health: { one: 'problem with the site', many: 'problems with the site', to: '/admin/health' },
  drafts: { one: 'unpublished draft', to: '/editor/changes' },
};

/** The work that waits, each with the page where it is done. */
export function WaitingList({ waiting }: Pick<ReadOverviewResponse, 'waiting'>) {
  const work = (Object.keys(WORK) as WaitingName[])
    .map((name) => ({ ...WORK[name], count: waiting[name] ?? 0 }))
    .filter(({ count }) => count > 0);
  return (
    <TitledSection title="Waiting">
      {work.length === 0 ? (
        <Note>Nothing is waiting.</Note>
      ) : (
        <Links>
          {work.map(({ count, one, many, to }) => (
            <li key={to}>
              <Link to={to}>{counted(count, one, many)}</Link>
            </li>
          ))}
        </Links>
      )}
    </TitledSection>
  );
}
