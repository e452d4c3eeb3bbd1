import type { ReadOverviewResponse } from '@raade/contracts/overview/overview';
import type { WaitingName } from '@raade/contracts/staff/waiting';
import { Link, styled } from '@raade/platform';
import { counted } from '@raade/staff/numbers';
import { Row } from '@raade/staff/staff-page.styles';
import { FiguresSection } from './figures-table.tsx';

const Links = styled(Row).attrs({ as: 'ul' })`
  list-style: none;
`;

const WORK: Readonly<Record<WaitingName, readonly [to: string, one: string, many?: string]>> = {
  applications: ['/admin/reconciliation?tab=applications', 'new application'],
  approvals: ['/admin/email-management', 'campaign to approve', 'campaigns to approve'],
  health: ['/admin/health', 'problem with the site', 'problems with the site'],
  drafts: ['/editor/changes', 'unpublished draft'],
};

/** The list of waiting work, with links to the pages where it is done. */
export function WaitingList({ waiting }: Pick<ReadOverviewResponse, 'waiting'>) {
  const work = (Object.keys(WORK) as WaitingName[]).filter((name) => (waiting[name] ?? 0) > 0);
  return (
    <FiguresSection title="Waiting" isEmpty={work.length === 0} none="Nothing is waiting.">
      <Links>
        {work.map((name) => {
          const [to, one, many] = WORK[name];
          return (
            <li key={to}>
              <Link to={to}>{counted(waiting[name] ?? 0, one, many)}</Link>
            </li>
          );
        })}
      </Links>
    </FiguresSection>
  );
}
