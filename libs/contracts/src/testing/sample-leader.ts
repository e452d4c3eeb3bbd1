/** A registrant with all fields: the leader of a group. An invented person. */
export const SAMPLE_LEADER = {
  id: 'leader',
  forum_id: '2025',
  full_name: 'Ada, "the" Sample',
  email: 'attendee@example.org',
  organization: 'Sample College',
  role: 'Student',
  ticket_type: 'student',
  status: 'confirmed',
  registrant_type: 'group-leader' as const,
  email_verified: true,
  from_known_institution: false,
  group_id: 'group-1',
  group_size: 4,
  is_group_leader: true,
  coupon_code: 'SAMPLE-10',
  additional_data: { dietary: 'none', days: [1, 2] },
};
