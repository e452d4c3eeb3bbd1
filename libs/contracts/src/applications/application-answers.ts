import type {
  ApplicationKind,
  GuestApplication,
  PartnerApplication,
  StudentApplication,
} from './application.schema.ts';

type Answers<Application> = readonly (readonly [label: string, field: keyof Application])[];

/** The answers of a student in the order of the form, each with its label there. */
export const STUDENT_ANSWERS = [
  ['Full Name', 'full_name'],
  ['Email', 'email'],
  ['Phone', 'phone'],
  ['University', 'university'],
  ['Major', 'major'],
  ['Graduation Year', 'graduation_year'],
  ['Why Join RAADE', 'why_join_raade'],
  ['Skills', 'skills'],
  ['Portfolio Link', 'portfolio_link'],
] as const satisfies Answers<StudentApplication>;

/** The answers of a partner, likewise. */
export const PARTNER_ANSWERS = [
  ['Organization Name', 'organization_name'],
  ['Contact Name', 'contact_name'],
  ['Email', 'email'],
  ['Phone', 'phone'],
  ['Organization Type', 'organization_type'],
  ['Country', 'country'],
  ['Project Idea', 'project_idea'],
  ['Expected Outcome', 'expected_outcome'],
  ['Timeline', 'timeline'],
] as const satisfies Answers<PartnerApplication>;

/** The answers of a guest of the forum, likewise. */
export const GUEST_ANSWERS = [
  ['Full Name', 'full_name'],
  ['Email', 'email'],
  ['Ticket', 'ticket'],
  ['University or Organization', 'organization'],
  ['Days', 'days'],
  ['What You Do Not Eat', 'food'],
  ['Anything Else', 'remarks'],
] as const satisfies Answers<GuestApplication>;

export const APPLICATION_ANSWERS: Readonly<
  Record<ApplicationKind, readonly (readonly [label: string, field: string])[]>
> = { student: STUDENT_ANSWERS, partner: PARTNER_ANSWERS, guest: GUEST_ANSWERS };
