/** What a student types who fills in everything. */
export const FILLED_STUDENT = {
  full_name: 'Sample Student',
  email: 'student@example.org',
  phone: '+1 555 0100',
  university: 'Sample University',
  major: 'Engineering',
  graduation_year: '2027',
  why_join_raade: 'To build things that last.',
  skills: 'Prototyping',
  portfolio_link: 'https://example.org/portfolio',
};

/** What a partner types who leaves out what may be left out. */
export const FILLED_PARTNER = {
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
