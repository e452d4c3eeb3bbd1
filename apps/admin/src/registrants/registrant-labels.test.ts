import type { Registrant } from '@raade/contracts/registrants';
import { emailVerified, orDash, registrationType, statusTone } from './registrant-labels.ts';

const registrant: Registrant = {
  id: 'sample',
  full_name: 'Sample Attendee',
  email: 'attendee@example.org',
  organization: null,
  role: null,
  ticket_type: null,
  status: 'confirmed',
  registrant_type: 'individual',
  email_verified: true,
  from_known_institution: null,
  group_id: null,
  group_size: null,
  is_group_leader: false,
  coupon_code: null,
  additional_data: null,
};

test.each<[Partial<Registrant>, string]>([
  [{ registrant_type: 'group-leader', group_size: 4 }, 'Group Leader (4)'],
  [{ registrant_type: 'group-leader', group_size: null }, 'Group Leader'],
  [{ registrant_type: 'group-member', group_size: 4 }, 'Group Member'],
  [{ registrant_type: 'individual' }, 'Individual'],
])('[ADM-10] %j is shown as %s', (fields, label) => {
  expect(registrationType({ ...registrant, ...fields })).toBe(label);
});

test.each([
  ['confirmed', 'success'],
  ['pending', 'warning'],
  ['cancelled', 'neutral'],
])('[ADM-11] the status %s is shown as %s', (status, tone) => {
  expect(statusTone(status)).toBe(tone);
});

test('[ADM-12] an address is verified or not', () => {
  expect(emailVerified(registrant)).toBe('✓ Verified');
  expect(emailVerified({ ...registrant, email_verified: false })).toBe('✗ Not Verified');
});

test('[ADM-09] what is empty is shown as a dash', () => {
  expect([orDash(null), orDash(''), orDash('Sample College')]).toEqual([
    '-',
    '-',
    'Sample College',
  ]);
});
