import { APPLICATION_KINDS } from '@raade/contracts/applications/application.schema';
import type { ReadOverviewResponse } from '@raade/contracts/overview/overview';
import type { WaitingName } from '@raade/contracts/staff/waiting';
import { Link, styled } from '@raade/platform';
import { counted } from '@raade/staff/numbers';
import { Row } from '@raade/staff/staff-page.styles';
import { FiguresSection } from './figures-table.tsx';

const Links = styled(Row).attrs({ as: 'ul' })`
  list-style: none;
`;

/** The page and the label of each kind of work. */
const WORK: Readonly<Record<WaitingName, readonly [to: string, one: string, many?: string]>> = {
  applications: ['/admin/reconciliation?tab=applications&applications-show=new', 'new application'],
  approvals: ['/admin/email-management', 'campaign to approve', 'campaigns to approve'],
  health: ['/admin/health', 'problem with the site', 'problems with the site'],
  drafts: ['/editor/changes', 'unpublished draft'],
};

/** The page where the work is done. For applications, it shows the first kind that has new ones. */
function pageOf(name: WaitingName, waiting: ReadOverviewResponse['waiting']): string {
  const [to] = WORK[name];
  if (name !== 'applications') return to;
  const kind = APPLICATION_KINDS.find((each) => (waiting[each] ?? 0) > 0) ?? 'student';
  return `${to}&kind=${kind}`;
}

/** The list of waiting work, with links to the pages where it is done. */
export function WaitingList({ waiting }: Pick<ReadOverviewResponse, 'waiting'>) {
  const work = (Object.keys(WORK) as WaitingName[]).filter((name) => (waiting[name] ?? 0) > 0);
  return (
    <FiguresSection title="Waiting" isEmpty={work.length === 0} emptyText="Nothing is waiting.">
      <Links>
        {work.map((name) => {
          const [, one, many] = WORK[name];
          return (
            <li key={name}>
              <Link to={pageOf(name, waiting)}>{counted(waiting[name] ?? 0, one, many)}</Link>
            </li>
          );
        })}
      </Links>
    </FiguresSection>
  );
}
