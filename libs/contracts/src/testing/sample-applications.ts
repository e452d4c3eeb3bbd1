import type {
  GuestApplication,
  PartnerApplication,
  StudentApplication,
} from '../applications/application.schema.ts';

/** The application of a student with only the required fields. */
export const SAMPLE_STUDENT: StudentApplication = {
  full_name: 'Sample Student',
  email: 'student@example.org',
  phone: '',
  university: 'Sample University',
  major: 'Engineering',
  graduation_year: '',
  why_join_raade: 'To build things that last.',
  skills: '',
  portfolio_link: '',
};

/** The same of a partner. */
export const SAMPLE_PARTNER: PartnerApplication = {
  organization_name: 'Sample Organisation',
  contact_name: 'Sample Contact',
  email: 'partner@example.org',
  phone: '',
  organization_type: 'Nonprofit',
  country: 'Ghana',
  project_idea: 'A cold store that runs on sunlight.',
  expected_outcome: '',
  timeline: '',
};

/** The same of a guest of the forum. */
export const SAMPLE_GUEST: GuestApplication = {
  full_name: 'Sample Guest',
  email: 'guest@example.org',
  ticket: 'Student',
  organization: 'Sample University',
  days: '',
  food: '',
  remarks: '',
};

/** One of each kind. */
export const SAMPLE_APPLICATIONS = {
  student: SAMPLE_STUDENT,
  partner: SAMPLE_PARTNER,
  guest: SAMPLE_GUEST,
} as const;
