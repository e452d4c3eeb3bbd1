import type { Approval } from '@raade/contracts/mail/approvals';
import type { Person } from '@raade/contracts/staff/people';

/** An approval that waits, with what a test wants to be different. */
export const sampleApproval = (fields: Partial<Approval> = {}): Approval => ({
  id: 'sample-id',
  state: 'waiting',
  campaign: {
    subject: 'Sample news',
    recipient_type: 'all',
    forum_id: '2025',
    recipients: 1050,
  },
  digest: 'a'.repeat(64),
  requestedBy: 'ada@example.org',
  isOwn: false,
  requestedAt: '2025-03-01T12:00:00.000Z',
  validUntil: '2025-03-08T12:00:00.000Z',
  decidedBy: null,
  decidedAt: null,
  reason: null,
  ...fields,
});

/** An admin, with what a test wants to be different. */
export const samplePerson = (fields: Partial<Person> = {}): Person => ({
  uid: 'account-1',
  email: 'ada@example.org',
  roles: ['admin'],
  releases: [],
  isDisabled: false,
  isVerified: true,
  lastSignIn: '2025-04-11T18:30:00.000Z',
  secondFactors: [],
  invitedUntil: null,
  invitedBy: null,
  ...fields,
});
