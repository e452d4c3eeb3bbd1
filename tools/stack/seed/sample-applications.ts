import type { ApplicationNote } from '@raade/contracts/applications/application-updates';
import {
  APPLICATION_STATUSES,
  type ApplicationKind,
  type ApplicationStatus,
  GUEST_TICKETS,
  type GuestApplication,
  guestApplicationSchema,
  type PartnerApplication,
  partnerApplicationSchema,
  type StudentApplication,
  studentApplicationSchema,
} from '@raade/contracts/applications/application.schema';
import { forumFacts } from '@raade/content-model/forum/forum-facts';
import { SAMPLE } from '@raade/content-model/sample-content';
import { SEEDED_STAFF } from '@raade/contracts/local/local-stack';
import { pick } from './sample-registrants.ts';
import { uidOf } from './seeded-uids.ts';

type SampleAnswers = StudentApplication | PartnerApplication | GuestApplication;

/** A sample document of the collection of its kind. */
interface SampleApplication {
  readonly kind: ApplicationKind;
  readonly id: string;
  readonly application: SampleAnswers;
  readonly status: ApplicationStatus;
  readonly createdAt: Date;
  /** Notes of staff, written a day after the application. */
  readonly notes: readonly ApplicationNote[];
}

/** Numbers of applications of each kind. */
const STUDENTS = 18;
const PARTNERS = 9;
const GUESTS = 12;
/** Hours between two applications. */
const HOURS_BETWEEN = 11;
const LAST_APPLICATION = Date.parse(`${forumFacts(SAMPLE.forum).firstDay}T09:00:00Z`);

const MAJORS = ['Mechanical Engineering', 'Public Health', 'Computer Science', 'Economics'];
const COUNTRIES = ['Ghana', 'Kenya', 'Nigeria', 'Rwanda'];
const TYPES = ['Nonprofit', 'Company', 'University'];

/**
 * Sample applications for the staff pages, the same on every start. They include every status, empty fields, notes, and
 * answers with several lines, which CSV must quote.
 */
export function sampleApplications(): SampleApplication[] {
  const students = Array.from({ length: STUDENTS }, (_, index) =>
    toSample('student', index, studentApplicationSchema.parse(sampleStudent(index))),
  );
  const partners = Array.from({ length: PARTNERS }, (_, index) =>
    toSample('partner', index, partnerApplicationSchema.parse(samplePartner(index))),
  );
  const guests = Array.from({ length: GUESTS }, (_, index) =>
    toSample('guest', index, guestApplicationSchema.parse(sampleGuest(index))),
  );
  return [...students, ...partners, ...guests];
}

/** The second block of the UUIDs of each kind. */
const GROUPS: Readonly<Record<ApplicationKind, string>> = {
  student: '0001',
  partner: '0002',
  guest: '0003',
};

/** Adds a status, a time and notes to the answers of an application. */
function toSample(
  kind: ApplicationKind,
  index: number,
  application: SampleAnswers,
): SampleApplication {
  const status = pick(APPLICATION_STATUSES, index);
  const uuid = (block: string) => `00000000-${GROUPS[kind]}-4000-8000-${block.padStart(12, '0')}`;
  const note = {
    id: uuid(`a${index}`),
    text: `Sample note: this application is ${status === 'new' ? 'to be read' : 'read'}.`,
    author_id: uidOf(SEEDED_STAFF.email),
    author_email: SEEDED_STAFF.email,
  };
  return {
    kind,
    id: uuid(String(index + 1)),
    application,
    status,
    createdAt: new Date(LAST_APPLICATION - index * HOURS_BETWEEN * 3_600_000),
    notes: index % 3 === 1 ? [note] : [],
  };
}

function sampleStudent(index: number): StudentApplication {
  const number = String(index + 1).padStart(2, '0');
  return {
    full_name: `Sample Student ${number}`,
    email: `student-${number}@example.org`,
    phone: index % 2 === 0 ? '+1 555 0100' : '',
    university: pick(['Example University', 'Sample College'], index),
    major: pick(MAJORS, index),
    graduation_year: index % 4 === 3 ? '' : String(2026 + (index % 3)),
    why_join_raade:
      'I want to build things that people use.\nI have worked on one sample project, "Clean Water", already.',
    skills: index % 2 === 0 ? 'CAD, Python, interviews' : '',
    portfolio_link: index % 3 === 0 ? `https://portfolio-${number}.example.org` : '',
  };
}

function samplePartner(index: number): PartnerApplication {
  const number = String(index + 1).padStart(2, '0');
  return {
    organization_name: `Sample Partner ${number}, Ltd.`,
    contact_name: `Sample Contact ${number}`,
    email: `partner-${number}@example.org`,
    phone: index % 2 === 0 ? '+1 555 0199' : '',
    organization_type: pick(TYPES, index),
    country: pick(COUNTRIES, index),
    project_idea: 'A cold store that runs on sunlight, for markets without a grid.',
    expected_outcome: index % 2 === 0 ? 'A tested prototype and its drawings.' : '',
    timeline: index % 2 === 0 ? 'Six months' : '',
  };
}

/** Accepted guests have the names of sample registrants. */
function sampleGuest(index: number): GuestApplication {
  const number = String(index + 1).padStart(2, '0');
  const noun = pick(APPLICATION_STATUSES, index) === 'accepted' ? 'Attendee' : 'Guest';
  return {
    full_name: `Sample ${noun} ${number}`,
    email: `${noun.toLowerCase()}-${number}@example.org`,
    ticket: pick(GUEST_TICKETS, index),
    organization: pick(['Example University', 'Example Ventures, Ltd.'], index),
    days: pick(['Both days', 'Day 2'], index),
    food: index % 3 === 0 ? 'No nuts' : '',
    remarks: index % 4 === 1 ? 'I come with two friends.\nWe need a place for a wheelchair.' : '',
  };
}
