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

const review = { status: 'new', created_at: new Date('2025-03-01T12:00:00Z') } as const;

/** A student's application as Firestore gives it, with what a test wants to be different. */
export function sampleStudent(fields: Partial<RecordedStudent> = {}): RecordedStudent {
  return {
    ...SAMPLE_STUDENT,
    graduation_year: '2026',
    ...review,
    notes: [],
    ...fields,
  };
}

/** The same of a partner. */
export function samplePartner(fields: Partial<RecordedPartner> = {}): RecordedPartner {
  return {
    ...SAMPLE_PARTNER,
    ...review,
    notes: [],
    ...fields,
  };
}

/** The same of a guest of the forum. */
export function sampleGuest(fields: Partial<RecordedGuest> = {}): RecordedGuest {
  return {
    ...SAMPLE_GUEST,
    ...review,
    notes: [],
    ...fields,
  };
}
