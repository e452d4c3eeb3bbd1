import {
  type ApplicationKind,
  APPLICATION_COLLECTIONS,
} from '@raade/contracts/applications/application.schema';
import { pagedQueries } from '../table/reading/paged.query.ts';
import { countRecords, readPage } from '../table/reading/read-page.ts';
import { recordRow } from '../table/record-row.ts';
import {
  type RecordedGuest,
  recordedGuestSchema,
  type RecordedPartner,
  recordedPartnerSchema,
  type RecordedStudent,
  recordedStudentSchema,
} from './recorded-application.ts';

const sourceOf = (kind: ApplicationKind) => ({
  collection: APPLICATION_COLLECTIONS[kind],
  newestBy: 'created_at',
});

/** Student applications, newest first. */
export const studentQueries = pagedQueries({
  name: 'student-applications',
  read: (after) => readPage({ ...sourceOf('student'), schema: recordedStudentSchema }, after),
  count: () => countRecords(APPLICATION_COLLECTIONS.student),
  rowOf: (id: string, data: RecordedStudent) =>
    recordRow(id, data, [data.full_name, data.email, data.university, data.major]),
});

/** Partner applications, newest first. */
export const partnerQueries = pagedQueries({
  name: 'partner-applications',
  read: (after) => readPage({ ...sourceOf('partner'), schema: recordedPartnerSchema }, after),
  count: () => countRecords(APPLICATION_COLLECTIONS.partner),
  rowOf: (id: string, data: RecordedPartner) =>
    recordRow(id, data, [data.organization_name, data.contact_name, data.email, data.country]),
});

/** Registrations of guests of the forum, newest first. */
export const guestQueries = pagedQueries({
  name: 'guest-applications',
  read: (after) => readPage({ ...sourceOf('guest'), schema: recordedGuestSchema }, after),
  count: () => countRecords(APPLICATION_COLLECTIONS.guest),
  rowOf: (id: string, data: RecordedGuest) =>
    recordRow(id, data, [data.full_name, data.email, data.organization, data.ticket]),
});
