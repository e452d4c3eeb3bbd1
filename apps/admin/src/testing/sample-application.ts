import type { RecordedPartner, RecordedStudent } from '../applications/recorded-application.ts';

const review = { status: 'new', created_at: new Date('2025-03-01T12:00:00Z') } as const;

/** A student's application as Firestore gives it, with what a test wants to be different. */
export function sampleStudent(fields: Partial<RecordedStudent> = {}): RecordedStudent {
  return {
    full_name: 'Sample Student',
    email: 'student@example.org',
    phone: '',
    university: 'Sample University',
    major: 'Engineering',
    graduation_year: '2026',
    why_join_raade: 'To build things that last.',
    skills: '',
    portfolio_link: '',
    ...review,
    notes: [],
    ...fields,
  };
}

/** The same of a partner. */
export function samplePartner(fields: Partial<RecordedPartner> = {}): RecordedPartner {
  return {
    organization_name: 'Sample Organisation',
    contact_name: 'Sample Contact',
    email: 'partner@example.org',
    phone: '',
    organization_type: 'Nonprofit',
    country: 'Ghana',
    project_idea: 'A cold store that runs on sunlight.',
    expected_outcome: '',
    timeline: '',
    ...review,
    notes: [],
    ...fields,
  };
}
