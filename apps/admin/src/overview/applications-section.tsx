import {
  APPLICATION_STATUS_LABELS,
  APPLICATION_STATUSES,
} from '@raade/contracts/applications/application.schema';
import {
  applicationsOf,
  OVERVIEW_LIMITS,
  type OverviewPart,
  type StatusCounts,
} from '@raade/contracts/overview/overview';
import { number } from '@raade/staff/numbers';
import { Note } from '@raade/ui';
import { FiguresSection, FiguresTable } from './figures-table.tsx';

const COLUMNS = ['All', ...APPLICATION_STATUSES.map((status) => APPLICATION_STATUS_LABELS[status])];

const rowOf = (name: string, statuses: StatusCounts) =>
  [
    name,
    number(applicationsOf(statuses)),
    ...APPLICATION_STATUSES.map((status) => number(statuses[status])),
  ] as const;

interface ApplicationsSectionProps {
  readonly applications: OverviewPart<'applications'>;
}

/** Applications by status, and those of students by university. */
export function ApplicationsSection({ applications }: ApplicationsSectionProps) {
  const { kinds, universities, hasOlder } = applications;
  return (
    <FiguresSection
      title="Applications"
      isEmpty={Object.values(kinds).every((statuses) => applicationsOf(statuses) === 0)}
      emptyText="No application has been received yet."
    >
      <FiguresTable
        caption="Applications by status"
        columns={['Applicants', ...COLUMNS]}
        rows={[
          rowOf('Students', kinds.student),
          rowOf('Partners', kinds.partner),
          rowOf('Guests', kinds.guest),
        ]}
      />
      {universities.length > 0 && (
        <FiguresTable
          caption="Student applications by university and status"
          columns={['University', ...COLUMNS]}
          rows={universities.map(({ name, byStatus }) =>
            rowOf(name ?? 'Other universities', byStatus),
          )}
        />
      )}
      {hasOlder && (
        <Note>
          {`Universities are counted among the newest ${number(OVERVIEW_LIMITS.studentApplications)} applications.`}
        </Note>
      )}
    </FiguresSection>
  );
}
