import {
  guestApplicationSchema,
  partnerApplicationSchema,
  studentApplicationSchema,
} from '../applications/applications.ts';
import { SAMPLE_GUEST, SAMPLE_PARTNER, SAMPLE_STUDENT } from './sample-applications.ts';

test('the samples are what applicants may send', () => {
  expect(studentApplicationSchema.parse(SAMPLE_STUDENT)).toEqual(SAMPLE_STUDENT);
  expect(partnerApplicationSchema.parse(SAMPLE_PARTNER)).toEqual(SAMPLE_PARTNER);
  expect(guestApplicationSchema.parse(SAMPLE_GUEST)).toEqual(SAMPLE_GUEST);
});
