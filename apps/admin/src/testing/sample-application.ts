import {
  SAMPLE_GUEST,
  SAMPLE_PARTNER,
  SAMPLE_STUDENT,
} from '@raade/contracts/testing/sample-applications';
import type {
  RecordedGuest,
  RecordedPartner,
  RecordedStudent,
} from '../applications/recorded-application.ts';

const REVIEW: Pick<RecordedStudent, 'status' | 'created_at' | 'notes' | 'answer'> = {
  status: 'new',
  created_at: new Date('2025-03-01T12:00:00Z'),
  notes: [],
  answer: null,
};

/** A student's application as Firestore gives it, with what a test wants to be different. */
export const sampleStudent = (fields: Partial<RecordedStudent> = {}): RecordedStudent => ({
  ...SAMPLE_STUDENT,
  graduation_year: '2026',
  ...REVIEW,
  ...fields,
});

/** The same of a partner. */
export const samplePartner = (fields: Partial<RecordedPartner> = {}): RecordedPartner => ({
  ...SAMPLE_PARTNER,
  ...REVIEW,
  ...fields,
});

/** The same of a guest of the forum. */
export const sampleGuest = (fields: Partial<RecordedGuest> = {}): RecordedGuest => ({
  ...SAMPLE_GUEST,
  ...REVIEW,
  ...fields,
});
