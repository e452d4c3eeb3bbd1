import * as z from 'zod/mini';

const line = z.string('is missing').check(z.trim(), z.minLength(1, 'must not be empty'));

/** An absolute link, since an email has no base address. */
export const absoluteLink = z.url({
  protocol: /^https?$/,
  error: 'must be an absolute link, like https://example.org/conference',
});

/** The data about attendees and the forum in emails. Each template uses the fields that it needs. */
export const attendeeSchema = z.strictObject({
  fullName: line,
  /** Name in the greeting; or the placeholder of a mail service. */
  firstName: line,
  /** Address of the page that confirms the attendee's address. Works for 24 hours. */
  verificationLink: absoluteLink,
  /** Type of the ticket as registered, like `early-bird-student`. */
  ticketType: line,
  conferenceLink: absoluteLink,
  /** Undefined while the place of the forum is unknown. */
  mapLink: z.optional(absoluteLink),
  /** Coupon for a discount on the afterparty. */
  couponCode: line,
});

/** Brevo puts the contact's first name here (https://help.brevo.com, "personalize emails with contact attributes"). */
export const BREVO_FIRST_NAME = '{{ contact.FIRSTNAME }}';
