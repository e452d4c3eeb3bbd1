import * as z from 'zod/mini';
import {
  APPLICATION_KINDS,
  APPLICATION_STATUSES,
  LINE_LIMIT,
} from '../applications/application.schema.ts';
import { SEARCH_TEXT, searchFor } from '../base/search-words.ts';
import { MAX_DONATION_CENTS } from '../money/donation-amount.ts';
import { FIRST_DONATION_YEAR } from '../money/manual-donations.ts';
import type { Right } from '../staff/rights.ts';

/** Maximum number of ticket types in a filter: a Firestore query takes at most 30. */
export const MOST_TICKET_TYPES = 10;

const filledLine = z.string().check(z.trim(), z.minLength(1), z.maxLength(LINE_LIMIT));

/** Refuses punctuation alone, which would match everybody. */
const hasWord = z.refine<string>((text) => searchFor(text).word !== undefined, {
  error: `Please type at least ${SEARCH_TEXT.least} letters`,
});

/**
 * Selects recipients of a campaign. All given conditions must hold.
 *
 * - `registrants`: registrants of the campaign's group and forum with one of these ticket types, written as in the list.
 * - `applicants`: applicants of one form. With `status`, only those in that state; without it, all except declined ones.
 *   `institution` has beginnings of words, without case and accents: `rice` finds `Rice University`. It is compared
 *   with the university of a student, the organization type of a partner, the university or organization of a guest.
 * - `donors`: donors with a donation of at least `minCents`, paid in `year` (in the association's time zone) and not
 *   returned. One single donation must reach the amount, not the sum of several.
 */
export const audienceFilterSchema = z.discriminatedUnion('of', [
  z.strictObject({
    of: z.literal('registrants'),
    ticketTypes: z.array(filledLine).check(z.minLength(1), z.maxLength(MOST_TICKET_TYPES)),
  }),
  z.strictObject({
    of: z.literal('applicants'),
    kind: z.enum(APPLICATION_KINDS),
    status: z.optional(z.enum(APPLICATION_STATUSES)),
    institution: z.optional(filledLine.check(hasWord)),
  }),
  z.strictObject({
    of: z.literal('donors'),
    year: z.optional(z.int().check(z.minimum(FIRST_DONATION_YEAR), z.maximum(2099))),
    minCents: z.optional(z.int().check(z.minimum(1), z.maximum(MAX_DONATION_CENTS))),
  }),
]);
export type AudienceFilter = z.infer<typeof audienceFilterSchema>;

/**
 * The right to read the people of each kind, which is required in addition to the right to count an audience or to
 * send.
 */
export const AUDIENCE_RIGHTS = {
  registrants: 'registrants.read',
  applicants: 'applications.read',
  donors: 'donations.read',
} as const satisfies Readonly<Record<AudienceFilter['of'], Right>>;

/** True for an audience of registrants of a forum. No campaign is sent to it once the list of the forum is closed. */
export const isOfForum = (filter: AudienceFilter | undefined) =>
  filter === undefined || filter.of === 'registrants';
