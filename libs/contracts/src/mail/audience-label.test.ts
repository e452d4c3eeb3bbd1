import { type AudienceFilter, audienceFilterSchema } from './audience-filter.ts';
import { audienceLabel } from './audience-label.ts';
import { audienceRequestSchema, campaignRequestSchema } from './campaigns.ts';

test.each<[string, AudienceFilter | undefined]>([
  ['Students', undefined],
  ['Students, vip, early bird', { of: 'registrants', ticketTypes: ['vip', 'early bird'] }],
  ['Partner applicants', { of: 'applicants', kind: 'partner' }],
  [
    'Student applicants, Accepted, “rice”',
    { of: 'applicants', kind: 'student', status: 'accepted', institution: 'rice' },
  ],
  ['Donors', { of: 'donors' }],
  ['Donors of 2025, $50 or more', { of: 'donors', year: 2025, minCents: 5000 }],
])('an audience has the label: %s', (label, filter) => {
  expect(audienceLabel('students', undefined, filter)).toBe(label);
});

test.each([
  ['no ticket type', { of: 'registrants', ticketTypes: [] }],
  ['an institution without letters', { of: 'applicants', kind: 'guest', institution: '- -' }],
  ['a fraction of a cent', { of: 'donors', minCents: 0.5 }],
  ['an unknown kind of people', { of: 'speakers' }],
])('a filter with %s is refused', (_what, filter) => {
  expect(audienceFilterSchema.safeParse(filter).success).toBe(false);
});

const DONORS = { of: 'donors' } as const;

test.each([
  ['a group of registrants', { recipientType: 'students', filter: DONORS }],
  ['a correction', { recipientType: 'all', corrects: 'campaign-1', filter: DONORS }],
])('a filter for donors is refused for %s', (_what, audience) => {
  const { error } = audienceRequestSchema.safeParse(audience);
  expect(error?.issues.map(({ path }) => path)).toEqual([['filter']]);
});

test('a test email with a start time is refused', () => {
  const test = { subject: 'News', content: '<p>Sample</p>', recipientType: 'all', testMode: true };
  const request = { ...test, testEmail: 'a@example.org', startsAt: '2025-03-01T12:00:00Z' };
  const { error } = campaignRequestSchema.safeParse(request);
  expect(error?.issues.map(({ path }) => path)).toEqual([['startsAt']]);
});
