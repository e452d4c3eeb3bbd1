import { attendeesSchema } from '@raade/content-model/forum/attendees.schema';
import { documentContent } from '@raade/content-model/provided/provided-content';

const { attendees } = documentContent();

test('[CONF-28] each of four attendee types has five benefits, and all fields are required', () => {
  expect(attendees).toHaveLength(4);
  for (const type of attendees) {
    expect(Object.keys(type).sort()).toEqual(['benefits', 'color', 'id', 'subtitle', 'title']);
    expect(type.benefits).toHaveLength(5);
  }
  const [first, ...others] = attendees;
  for (const field of ['id', 'title', 'subtitle', 'color', 'benefits']) {
    const types = [{ ...first, [field]: undefined }, ...others];
    expect(attendeesSchema.safeParse(types).success).toBe(false);
  }
});

test('[CONF-29][CONF-30] the types have these ids and subtitles; the first is dark blue', () => {
  expect(attendees.map(({ id, subtitle }) => [id, subtitle])).toEqual([
    ['established', 'Business Leaders, Policymakers, Investors'],
    ['nextgen', 'Students, Young Professionals'],
    ['curious', 'Professionals, Academics, Observers'],
    ['all', 'Everyone at the Conference'],
  ]);
  expect(attendees[0]?.color).toBe('night');
  expect(new Set(attendees.map(({ color }) => color)).size).toBe(4);
});
