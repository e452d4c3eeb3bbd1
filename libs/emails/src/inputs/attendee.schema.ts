import * as z from 'zod/mini';

const line = z.string('is missing').check(z.trim(), z.minLength(1, 'must not be empty'));

/** An email stands alone, so its links name their site. */
export const absoluteLink = z.url({
  protocol: /^https?$/,
  error: 'must be an absolute link, like https://example.org/conference',
});

/** What the emails to attendees know of them, and of the forum. Each template takes those that it shows. */
export const attendeeSchema = z.strictObject({
  fullName: line,
  /** For the greeting; or the placeholder of a mail service. */
  firstName: line,
  /** Where the attendee confirms the address. Works for 24 hours. */
  verificationLink: absoluteLink,
  /** As registered, like `early-bird-student`. */
  ticketType: line,
  conferenceLink: absoluteLink,
  mapLink: absoluteLink,
  /** Gives a discount on the afterparty. */
  couponCode: line,
});
