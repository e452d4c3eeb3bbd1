import * as z from 'zod/mini';

/** Upper bounds in characters; `firestore.rules` repeats them and a test compares both. */
export const LINE_LIMIT = 200;
export const TEXT_LIMIT = 5000;

/** Status of an application that nobody has looked at yet. */
export const NEW_APPLICATION = 'new';

const line = z.string().check(z.maxLength(LINE_LIMIT));
const text = z.string().check(z.maxLength(TEXT_LIMIT));
const requiredLine = line.check(z.minLength(1));
const requiredText = text.check(z.minLength(1));
const email = requiredLine.check(z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/));

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
