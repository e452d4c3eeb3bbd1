import { REGISTRANT_TYPES } from '@raade/contracts/registrants/registrants';
import { sampleRegistrants } from './sample-registrants.ts';

const samples = sampleRegistrants();
const registrants = samples.map(({ registrant }) => registrant);

test('the samples are the same on every start, each with an id and address of its own', () => {
  expect(sampleRegistrants()).toEqual(samples);
  expect(new Set(registrants.map(({ id }) => id)).size).toBe(60);
  expect(new Set(registrants.map(({ email }) => email)).size).toBe(60);
});

test('all kinds of registration occur, and a group has one leader and its size of members', () => {
  const types = new Set(registrants.map(({ registrant_type }) => registrant_type));
  expect([...types].sort()).toEqual([...REGISTRANT_TYPES].sort());

  const groups = new Set(registrants.flatMap(({ group_id }) => group_id ?? []));
  for (const group of groups) {
    const members = registrants.filter(({ group_id }) => group_id === group);
    expect(members.filter(({ is_group_leader }) => is_group_leader)).toHaveLength(1);
    expect(members.map(({ group_size }) => group_size)).toEqual(members.map(() => members.length));
  }
});

test('students and professionals of every known status occur, and one of an unknown status', () => {
  const seen = registrants.map(({ ticket_type, status }) => `${ticket_type} ${status}`);
  for (const ticket of ['student', 'professional']) {
    expect(seen).toEqual(expect.arrayContaining([`${ticket} confirmed`, `${ticket} pending`]));
  }
  expect(seen.join()).toContain('cancelled');
});

test('times of registration differ, so that their order is certain', () => {
  expect(new Set(samples.map(({ createdAt }) => createdAt.getTime())).size).toBe(60);
});
