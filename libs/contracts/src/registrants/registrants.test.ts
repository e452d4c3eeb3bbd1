import { SAMPLE_LEADER } from '../testing/sample-leader.ts';
import { registrantSchema } from './registrants.ts';

const REQUIRED = [
  'id',
  'forum_id',
  'full_name',
  'email',
  'status',
  'registrant_type',
  'email_verified',
  'is_group_leader',
];

const accepts = (column: string, value: unknown) =>
  registrantSchema.safeParse({ ...SAMPLE_LEADER, [column]: value }).success;

test.each(Object.entries(SAMPLE_LEADER))(
  '[DATA-13] [DATA-08] %s of a registrant has one type, and can be null only if optional',
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
