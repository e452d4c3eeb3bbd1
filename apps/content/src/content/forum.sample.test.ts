import { ATTENDEE_TYPES } from './attendees.ts';
import { attendeesSchema } from '@raade/content-model/forum/attendees.schema';

test('[CONF-28] there are four attendee types with five benefits each, and every field', () => {
  expect(ATTENDEE_TYPES).toHaveLength(4);
  for (const type of ATTENDEE_TYPES) {
    expect(Object.keys(type).sort()).toEqual(['benefits', 'color', 'id', 'subtitle', 'title']);
    expect(type.benefits).toHaveLength(5);
  }
  const [first, ...others] = ATTENDEE_TYPES;
  for (const field of ['id', 'title', 'subtitle', 'color', 'benefits']) {
    const types = [{ ...first, [field]: undefined }, ...others];
    expect(attendeesSchema.safeParse(types).success).toBe(false);
  }
});

test('[CONF-29][CONF-30] their ids, whom they mean and the dark blue of the established', () => {
  expect(ATTENDEE_TYPES.map(({ id, subtitle }) => [id, subtitle])).toEqual([
    ['established', 'Business Leaders, Policymakers, Investors'],
    ['nextgen', 'Students, Young Professionals'],
    ['curious', 'Professionals, Academics, Observers'],
    ['all', 'Everyone at the Conference'],
  ]);
  expect(ATTENDEE_TYPES[0]?.color).toBe('night');
  expect(new Set(ATTENDEE_TYPES.map(({ color }) => color)).size).toBe(4);
});
