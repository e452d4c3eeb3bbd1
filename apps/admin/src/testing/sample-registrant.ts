import type { RecordedRegistrant } from '../registrants/read-registrants.ts';

/** A registrant as Firestore gives it, with what a test wants to be different. */
export function sampleRegistrant(fields: Partial<RecordedRegistrant> = {}): RecordedRegistrant {
  return {
    id: 'sample',
    forum_id: '2025',
    full_name: 'Sample Attendee',
    email: 'attendee@example.org',
    organization: null,
    role: null,
    ticket_type: 'student',
    status: 'confirmed',
    registrant_type: 'individual',
    email_verified: true,
    from_known_institution: null,
    group_id: null,
    group_size: null,
    is_group_leader: false,
    coupon_code: null,
    additional_data: null,
    created_at: new Date('2025-03-01T12:00:00Z'),
    ...fields,
  };
}
