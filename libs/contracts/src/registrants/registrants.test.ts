import { registrantSchema } from './registrants.ts';

const REGISTRANT = {
  id: 'sample-01',
  full_name: 'Sample Attendee',
  email: 'attendee@example.org',
  organization: 'Example University',
  role: 'Student',
  ticket_type: 'student',
  status: 'confirmed',
  registrant_type: 'group-leader',
  email_verified: true,
  from_known_institution: false,
  group_id: 'group-1',
  group_size: 3,
  is_group_leader: true,
  coupon_code: 'SAMPLE-10',
  additional_data: { dietary: 'vegetarian' },
};

const REQUIRED = [
  ...['id', 'full_name', 'email', 'status', 'registrant_type'],
  ...['email_verified', 'is_group_leader'],
];

const accepts = (column: string, value: unknown) =>
  registrantSchema.safeParse({ ...REGISTRANT, [column]: value }).success;

test.each(Object.entries(REGISTRANT))(
  '[DATA-13] [DATA-08] %s of a registrant has one type, and is empty only where it may be',
  (column, value) => {
    expect(accepts(column, value)).toBe(true);
    expect(accepts(column, null)).toBe(!REQUIRED.includes(column));
    expect(accepts(column, undefined)).toBe(false);
    for (const other of ['text', 7.5, true, ['list'], { a: 'map' }]) {
      const isOfOtherType = typeof other !== typeof value || Array.isArray(other);
      if (isOfOtherType) expect(accepts(column, other)).toBe(false);
    }
  },
);
