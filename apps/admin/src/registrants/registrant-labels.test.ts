import { type Registrant, registrantSchema } from '@raade/contracts/registrants/registrants';
import { sampleRegistrant } from '../testing/sample-registrant.ts';
import { emailVerified, registrationType, statusTone } from './registrant-labels.ts';

const registrant = sampleRegistrant();

test.each<[Partial<Registrant>, string]>([
  [{ registrant_type: 'group-leader', group_size: 4 }, 'Group Leader (4)'],
  [{ registrant_type: 'group-leader', group_size: null }, 'Group Leader'],
  [{ registrant_type: 'group-member', group_size: 4 }, 'Group Member'],
  [{ registrant_type: 'individual' }, 'Individual'],
])('[ADM-10] %j is shown as %s', (fields, label) => {
  expect(registrationType({ ...registrant, ...fields })).toBe(label);
});

test('[ADM-11] [DATA-10] registrants have three types, and two statuses have colors of their own', () => {
  const isRegistrant = (fields: object) =>
    registrantSchema.safeParse({ ...registrant, ...fields }).success;
  for (const registrant_type of ['individual', 'group-leader', 'group-member']) {
    expect(isRegistrant({ registrant_type })).toBe(true);
  }
  expect(isRegistrant({ registrant_type: 'group' })).toBe(false);
  const tones = ['confirmed', 'pending', 'cancelled', 'Confirmed', ''].map(statusTone);
  expect(tones).toEqual(['success', 'warning', 'neutral', 'neutral', 'neutral']);
});

test('[ADM-12] an email address is shown as verified or not verified', () => {
  expect(emailVerified(registrant)).toBe('✓ Verified');
  expect(emailVerified({ ...registrant, email_verified: false })).toBe('✗ Not Verified');
});
