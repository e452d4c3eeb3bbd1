import * as z from 'zod/mini';
import { COLLECTIONS } from './collections.ts';

/** Upper bounds in characters; `firestore.rules` repeats them and a test compares both. */
export const LINE_LIMIT = 200;
export const TEXT_LIMIT = 5000;

/** Status of an application that nobody has looked at yet. */
export const NEW_APPLICATION = 'new';

export const APPLICATION_KINDS = ['student', 'partner'] as const;
export type ApplicationKind = (typeof APPLICATION_KINDS)[number];

/** Where the applications of each kind are kept. */
export const APPLICATION_COLLECTIONS: Readonly<Record<ApplicationKind, string>> = {
  student: COLLECTIONS.studentApplications,
  partner: COLLECTIONS.partnerApplications,
};

export const APPLICATION_MESSAGES = {
  email: 'Please enter a valid email address',
  tooLong: (limit: number) => `Please use at most ${limit} characters`,
} as const;

/**
 * Something, an at sign, a domain with a dot, and no space of any script. `firestore.rules` repeats it: its
 * classes are those that JavaScript and RE2 both know.
 */
export const EMAIL_SHAPE = '^[^@\\p{Z}\\p{Cc}]+@[^@\\p{Z}\\p{Cc}]+\\.[^@\\p{Z}\\p{Cc}]+$';

/** In UTF-16 units, as rules count them; Zod's own check counts what a reader sees as one character. */
const atMost = (limit: number) =>
  z.refine<string>((value) => value.length <= limit, APPLICATION_MESSAGES.tooLong(limit));
const line = z.string().check(atMost(LINE_LIMIT));
const text = z.string().check(atMost(TEXT_LIMIT));
const requiredLine = line.check(z.minLength(1));
const requiredText = text.check(z.minLength(1));
const email = requiredLine.check(z.regex(new RegExp(EMAIL_SHAPE, 'u'), APPLICATION_MESSAGES.email));

/** A document of `student_applications`, without `status` and `created_at`. Optional fields are empty texts. */
export const studentApplicationSchema = z.strictObject({
  full_name: requiredLine,
  email,
  phone: line,
  university: requiredLine,
  major: requiredLine,
  graduation_year: line,
  why_join_raade: requiredText,
  skills: text,
  portfolio_link: line,
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

/** Payload of the callable `acknowledge-application`: `id` is the document's, a random UUID of the sender. */
export const acknowledgeRequestSchema = z.strictObject({
  kind: z.enum(APPLICATION_KINDS, 'kind must be "student" or "partner"'),
  id: z.uuidv4('id must be a random UUID'),
});
export type AcknowledgeRequest = z.infer<typeof acknowledgeRequestSchema>;

/** `received` tells whether the application is in our books. */
export const acknowledgeResponseSchema = z.object({ received: z.boolean() });
export type AcknowledgeResponse = z.infer<typeof acknowledgeResponseSchema>;
