import { updateApplicationRequestSchema } from '@raade/contracts/applications/application-updates';
import {
  APPLICATION_KINDS,
  APPLICATION_STATUSES,
} from '@raade/contracts/applications/applications';
import { sampleApplications } from './sample-applications.ts';

const samples = sampleApplications();

test('the samples are the same on every start, each with an id and a time of its own', () => {
  expect(sampleApplications()).toEqual(samples);
  expect(new Set(samples.map(({ id }) => id)).size).toBe(samples.length);
  for (const kind of APPLICATION_KINDS) {
    const times = samples.filter((one) => one.kind === kind).map(({ createdAt }) => +createdAt);
    expect(new Set(times).size).toBe(times.length);
  }
});

test('all kinds occur in every status, with notes and without', () => {
  for (const kind of APPLICATION_KINDS) {
    const ofKind = samples.filter((sample) => sample.kind === kind);
    expect(new Set(ofKind.map(({ status }) => status))).toEqual(new Set(APPLICATION_STATUSES));
    expect(new Set(ofKind.map(({ notes }) => notes.length))).toEqual(new Set([0, 1]));
  }
});

test('staff can decide on each of them', () => {
  for (const { kind, id, status } of samples) {
    const request = { kind, id, status: { from: status, to: 'accepted' } };
    expect(updateApplicationRequestSchema.safeParse(request).success).toBe(true);
  }
});
