import {
  GUEST_ANSWERS,
  PARTNER_ANSWERS,
  STUDENT_ANSWERS,
} from '@raade/contracts/applications/application-answers';
import type {
  GuestApplication,
  PartnerApplication,
  StudentApplication,
} from '@raade/contracts/applications/application.schema';
import { applicationsTable } from './applications-table.tsx';
import {
  recordedGuestSchema,
  recordedPartnerSchema,
  recordedStudentSchema,
} from './recorded-application.ts';

/* Widths of columns are in rem. The column of width 0 takes the remaining space. */
export const STUDENTS_TABLE = applicationsTable<StudentApplication>({
  kind: 'student',
  schema: recordedStudentSchema,
  caption: 'Student applications',
  searchLabel: 'Search student applications by name, email, university or major',
  searchFields: ['full_name', 'email', 'university', 'major'],
  fileName: 'RAADE_Student_Applications',
  columns: [
    { id: 'name', header: 'Name', width: 0, field: 'full_name' },
    { id: 'email', header: 'Email', width: 16, field: 'email' },
    { id: 'university', header: 'University', width: 13, field: 'university' },
    { id: 'major', header: 'Major', width: 12, field: 'major' },
    { id: 'graduation', header: 'Graduation', width: 8, field: 'graduation_year' },
  ],
  fields: STUDENT_ANSWERS,
});

export const PARTNERS_TABLE = applicationsTable<PartnerApplication>({
  kind: 'partner',
  schema: recordedPartnerSchema,
  caption: 'Partner applications',
  searchLabel: 'Search partner applications by organization, contact, email or country',
  searchFields: ['organization_name', 'contact_name', 'email', 'country'],
  fileName: 'RAADE_Partner_Applications',
  columns: [
    { id: 'organization', header: 'Organization', width: 0, field: 'organization_name' },
    { id: 'contact', header: 'Contact', width: 13, field: 'contact_name' },
    { id: 'email', header: 'Email', width: 16, field: 'email' },
    { id: 'type', header: 'Type', width: 10, field: 'organization_type' },
    { id: 'country', header: 'Country', width: 10, field: 'country' },
  ],
  fields: PARTNER_ANSWERS,
});

export const GUESTS_TABLE = applicationsTable<GuestApplication>({
  kind: 'guest',
  schema: recordedGuestSchema,
  caption: 'Registrations of guests',
  searchLabel: 'Search registrations of guests by name, email, organization or ticket',
  searchFields: ['full_name', 'email', 'organization', 'ticket'],
  fileName: 'RAADE_Guest_Registrations',
  columns: [
    { id: 'name', header: 'Name', width: 0, field: 'full_name' },
    { id: 'email', header: 'Email', width: 16, field: 'email' },
    { id: 'ticket', header: 'Ticket', width: 8, field: 'ticket' },
    { id: 'organization', header: 'Organization', width: 13, field: 'organization' },
    { id: 'days', header: 'Days', width: 9, field: 'days' },
  ],
  fields: GUEST_ANSWERS,
  effect:
    'Accepted guests become registrants and get the forum’s emails. If you withdraw the acceptance, they are removed again.',
});
