import { applicationAnswerSchema } from '@raade/contracts/applications/application-decisions';
import {
  applicationNoteSchema,
  applicationStatusSchema,
} from '@raade/contracts/applications/application-updates';
import {
  type GuestApplication,
  guestApplicationSchema,
  type PartnerApplication,
  partnerApplicationSchema,
  type StudentApplication,
  studentApplicationSchema,
} from '@raade/contracts/applications/application.schema';
import { timestampSchema } from '@raade/firebase/documents';
import * as z from 'zod/mini';

/** The texts that an applicant sends, by field. */
export type FormTexts<Application> = Readonly<Record<keyof Application, string>>;

/** The fields of an application with the labels of its form. */
export type LabeledFields<Application> = readonly (readonly [
  label: string,
  field: keyof Application & string,
])[];

const recordedNoteSchema = z.extend(applicationNoteSchema, { created_at: timestampSchema });
export type RecordedNote = z.output<typeof recordedNoteSchema>;

const recordedAnswerSchema = z.extend(applicationAnswerSchema, { at: timestampSchema });

const reviewSchema = z.object({
  status: applicationStatusSchema,
  // The field does not exist before the first note.
  notes: z._default(z.array(recordedNoteSchema), []),
  // The field does not exist before the first decision.
  answer: z._default(z.nullable(recordedAnswerSchema), null),
});

/** The status, notes and answer email that staff have recorded on an application. */
export type Review = z.output<typeof reviewSchema>;

/** An application of any kind as stored in Firestore: the applicant's answers and the review by staff. */
export type RecordedApplication<Application> = Application & Review & { readonly created_at: Date };

export type RecordedStudent = RecordedApplication<StudentApplication>;
export type RecordedPartner = RecordedApplication<PartnerApplication>;
export type RecordedGuest = RecordedApplication<GuestApplication>;

const metadata = { ...reviewSchema.shape, created_at: timestampSchema };

export const recordedStudentSchema = z.object({ ...studentApplicationSchema.shape, ...metadata });
export const recordedPartnerSchema = z.object({ ...partnerApplicationSchema.shape, ...metadata });
export const recordedGuestSchema = z.object({ ...guestApplicationSchema.shape, ...metadata });
