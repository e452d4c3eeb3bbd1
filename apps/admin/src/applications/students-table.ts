import { STUDENT_ANSWERS } from '@raade/contracts/applications/application-answers';
import type { StudentApplication } from '@raade/contracts/applications/application.schema';
import { studentQueries } from './applications.query.ts';
import { applicationsTable } from './applications-table.tsx';

export const STUDENTS_TABLE = applicationsTable<StudentApplication>({
  kind: 'student',
  caption: 'Student applications',
  searchLabel: 'Search student applications by name, email, university or major',
  fileName: 'RAADE_Student_Applications',
  queries: studentQueries,
  title: 'full_name',
  columns: [
    { id: 'name', header: 'Name', width: 0, field: 'full_name' },
    { id: 'email', header: 'Email', width: 16, field: 'email' },
    { id: 'university', header: 'University', width: 13, field: 'university' },
    { id: 'major', header: 'Major', width: 12, field: 'major' },
    { id: 'graduation', header: 'Graduation', width: 8, field: 'graduation_year' },
  ],
  fields: STUDENT_ANSWERS,
});
