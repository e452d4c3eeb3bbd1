import * as z from 'zod/mini';
import { emailAddress } from '../base/email-address.ts';
import type { Right } from '../staff/rights.ts';

/**
 * Reasons for which an address gets no mail, or only some kinds. `unsubscribed`: the recipient wants no campaigns;
 * `complaint`: they marked an email as spam; `hard-bounce`: the mailbox does not exist; `soft-bounces`: it has
 * accepted nothing for some time; `by-hand`: added by staff.
 */
export const SUPPRESSION_REASONS = [
  'unsubscribed',
  'complaint',
  'hard-bounce',
  'soft-bounces',
  'by-hand',
] as const;
export type SuppressionReason = (typeof SUPPRESSION_REASONS)[number];

/**
 * The source of a reason: the link in an email, the response of a mail server, a report of Brevo, or a member of the
 * staff.
 */
const SUPPRESSION_SOURCES = ['link', 'mail-server', 'brevo', 'staff'] as const;
export type SuppressionSource = (typeof SUPPRESSION_SOURCES)[number];
export const suppressionSourceSchema = z.enum(SUPPRESSION_SOURCES);

/** Number of soft bounces after which an address is blocked. Each email counts once. */
export const SOFT_BOUNCES = { most: 3, withinDays: 30 } as const;

/** Actions on one address: read its state, block all mail to it, or allow mail to it again. */
export const SUPPRESSION_ACTIONS = ['look-up', 'suppress', 'lift'] as const;

/** The right that each action takes. */
export const SUPPRESSION_RIGHT = 'suppressions.manage' satisfies Right;

/** Payload of the callable `control-suppression`. */
export const suppressionRequestSchema = z.strictObject({
  action: z.enum(SUPPRESSION_ACTIONS),
  address: emailAddress,
});
export type SuppressionRequest = z.infer<typeof suppressionRequestSchema>;

/** The state of the address after the action. Without reasons, it is not blocked. */
export const suppressionResponseSchema = z.object({
  reasons: z.array(
    z.object({
      reason: z.enum(SUPPRESSION_REASONS),
      source: suppressionSourceSchema,
      /** ISO 8601. */
      since: z.string(),
    }),
  ),
});
export type SuppressionResponse = z.infer<typeof suppressionResponseSchema>;
