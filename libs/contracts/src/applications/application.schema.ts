import * as z from 'zod/mini';
import { COLLECTIONS } from '../base/collections.ts';
import { EMAIL_CHECKS } from '../base/email-address.ts';
import { isSeen, UNSEEN } from '../base/unseen.ts';

/** Upper bounds in characters; `firestore.rules` repeats them and a test compares both. */
export const LINE_LIMIT = 200;
export const TEXT_LIMIT = 5000;

/** Status of an application before its review. */
export const NEW_APPLICATION = 'new';

/** The statuses of an application, in their usual order. */
export const APPLICATION_STATUSES = [NEW_APPLICATION, 'in_review', 'accepted', 'declined'] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

export const APPLICATION_STATUS_LABELS: Readonly<Record<ApplicationStatus, string>> = {
  new: 'New',
  in_review: 'In review',
  accepted: 'Accepted',
  declined: 'Declined',
};

/** Limit of characters in a note of the staff. */
export const NOTE_LIMIT = 2000;
/** Limit of notes on an application. Together they stay well below 1 MiB, the limit of a Firestore document. */
export const NOTES_LIMIT = 100;

/** `guest`: a registration for the forum. */
export const APPLICATION_KINDS = ['student', 'partner', 'guest'] as const;
export type ApplicationKind = (typeof APPLICATION_KINDS)[number];

/** The collection of each kind of application. */
export const APPLICATION_COLLECTIONS = {
  student: COLLECTIONS.studentApplications,
  partner: COLLECTIONS.partnerApplications,
  guest: COLLECTIONS.guestApplications,
} as const satisfies Readonly<Record<ApplicationKind, string>>;

export const APPLICATION_MESSAGES = {
  unseen: 'Please leave out characters that cannot be seen',
  missing: 'Please fill this in',
  year: 'Please enter a year from 1900 to 2099, like 2027',
  link: 'Please enter a link, like https://example.org/portfolio',
  tooLong: (limit: number) => `Please use at most ${limit} characters`,
} as const;

/** Shapes of answers, which `firestore.rules` repeats: a line, a year or nothing, a link or nothing. */
export const LINE_SHAPE = `^[^${UNSEEN}]*$`;

export const YEAR_SHAPE = '^((19|20)[0-9]{2})?$';
export const LINK_SHAPE =
  '^(https?://([\\p{L}\\p{M}\\p{N}-]+\\.)+[\\p{L}\\p{M}\\p{N}-]+(:[0-9]{1,5})?([/?#][^\\p{Z}]*)?)?$';

/** Limits the length in UTF-16 units, as security rules count it. Zod's own check counts visible characters. */
const atMost = (limit: number) =>
  z.refine<string>((value) => value.length <= limit, APPLICATION_MESSAGES.tooLong(limit));
/** Adds the limit to the JSON schema, which does not contain custom checks. */
const jsonSchemaLimit = (limit: number) => z.meta({ maxLength: limit });
const line = z
  .string()
  .check(
    atMost(LINE_LIMIT),
    jsonSchemaLimit(LINE_LIMIT),
    z.regex(new RegExp(LINE_SHAPE, 'u'), APPLICATION_MESSAGES.unseen),
  );
const text = z.string().check(atMost(TEXT_LIMIT), jsonSchemaLimit(TEXT_LIMIT));
const hasVisibleCharacter = z.refine<string>(isSeen, APPLICATION_MESSAGES.missing);
const requiredLine = line.check(z.minLength(1), hasVisibleCharacter);
const requiredText = text.check(z.minLength(1), hasVisibleCharacter);
const email = requiredLine.check(...EMAIL_CHECKS);
const year = line.check(z.regex(new RegExp(YEAR_SHAPE), APPLICATION_MESSAGES.year));
const link = line.check(z.regex(new RegExp(LINK_SHAPE, 'u'), APPLICATION_MESSAGES.link));

/** A document of `student_applications`, without `status` and `created_at`. Optional fields are empty texts. */
export const studentApplicationSchema = z.strictObject({
  full_name: requiredLine,
  email,
  phone: line,
  university: requiredLine,
  major: requiredLine,
  graduation_year: year,
  why_join_raade: requiredText,
  skills: text,
  portfolio_link: link,
});
export type StudentApplication = z.infer<typeof studentApplicationSchema>;

/** A document of `partner_applications`, without `status` and `created_at`. Optional fields are empty texts. */
export const partnerApplicationSchema = z.strictObject({
  organization_name: requiredLine,
  contact_name: requiredLine,
  email,
  phone: line,
  organization_type: requiredLine,
  country: requiredLine,
  project_idea: requiredText,
  expected_outcome: text,
  timeline: line,
});
export type PartnerApplication = z.infer<typeof partnerApplicationSchema>;

/** The ticket types of the forum. Campaigns distinguish students and professionals. `firestore.rules` repeats them. */
export const GUEST_TICKETS = ['Student', 'Professional'] as const;
export type GuestTicket = (typeof GUEST_TICKETS)[number];

/** A document of `guest_applications`, without `status` and `created_at`. Optional fields are empty texts. */
export const guestApplicationSchema = z.strictObject({
  full_name: requiredLine,
  email,
  ticket: z.enum(GUEST_TICKETS, `Please choose one of: ${GUEST_TICKETS.join(', ')}`),
  organization: requiredLine,
  days: line,
  food: line,
  remarks: text,
});
export type GuestApplication = z.infer<typeof guestApplicationSchema>;

export const applicationKindSchema = z.enum(
  APPLICATION_KINDS,
  `kind must be one of: ${APPLICATION_KINDS.join(', ')}`,
);

/** Payload of the callable `acknowledge-application`: `id` is the document's, a random UUID of the sender. */
export const acknowledgeRequestSchema = z.strictObject({
  kind: applicationKindSchema,
  id: z.uuidv4('id must be a random UUID'),
});
export type AcknowledgeRequest = z.infer<typeof acknowledgeRequestSchema>;

/** The response of the callable `admit-application`, which takes the same payload: the application may be sent now. */
export const admitResponseSchema = z.object({ admitted: z.literal(true) });
export type AdmitResponse = z.infer<typeof admitResponseSchema>;

/** `received` is true if the application is stored. */
export const acknowledgeResponseSchema = z.object({ received: z.boolean() });
export type AcknowledgeResponse = z.infer<typeof acknowledgeResponseSchema>;
