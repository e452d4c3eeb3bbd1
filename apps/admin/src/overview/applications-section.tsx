import {
  APPLICATION_STATUS_LABELS,
  APPLICATION_STATUSES,
} from '@raade/contracts/applications/application.schema';
import {
  OVERVIEW_LIMITS,
  type OverviewPart,
  type StatusCounts,
} from '@raade/contracts/overview/overview';
import { number } from '@raade/staff/numbers';
import { Note } from '@raade/staff/staff-page.styles';
import { TitledSection } from '@raade/staff/titled-section';
import { FiguresTable } from './figures-table.tsx';

const COLUMNS = ['All', ...APPLICATION_STATUSES.map((status) => APPLICATION_STATUS_LABELS[status])];

/** Applications of all statuses together. */
export const applicationsOf = (statuses: StatusCounts) =>
  Object.values(statuses).reduce((sum, count) => sum + count, 0);

const rowOf = (name: string, statuses: StatusCounts): [string, ...string[]] => [
  name,
  number(applicationsOf(statuses)),
  ...APPLICATION_STATUSES.map((status) => number(statuses[status])),
];

interface ApplicationsSectionProps {
  readonly applications: OverviewPart<'applications'>;
}

/** Applications by status, and those of students by university. */
export function ApplicationsSection({ applications }: ApplicationsSectionProps) {
  const { kinds, universities, hasOlder } = applications;
  const isEmpty = Object.values(kinds).every((statuses) => applicationsOf(statuses) === 0);
  if (isEmpty) {
    return (
      <TitledSection title="Applications">
        <Note>No application has been received yet.</Note>
      </TitledSection>
    );
  }
  return (
    <TitledSection title="Applications">
      <FiguresTable
        caption="Applications by status"
        first="Applicants"
        columns={COLUMNS}
        rows={[
          rowOf('Students', kinds.student),
          rowOf('Partners', kinds.partner),
          rowOf('Guests', kinds.guest),
        ]}
      />
      {universities.length > 0 && (
        <FiguresTable
          caption="Student applications by university and status"
          first="University"
          columns={COLUMNS}
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
    </TitledSection>
  );
}
