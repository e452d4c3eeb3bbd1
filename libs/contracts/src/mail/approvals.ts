import * as z from 'zod/mini';
import { forumIdSchema } from '../content/forum-id.ts';
import { audienceFilterSchema } from './audience-filter.ts';
import { correctedSchema, RECIPIENT_TYPES } from './campaigns.ts';
import type { Right } from '../staff/rights.ts';

/** Days after which nobody can approve any more what was asked for. */
export const APPROVAL_DAYS = 7;

/** Rights for the approval of a campaign: to request, see and decide on it, and to withdraw one's own request. */
export const APPROVAL_RIGHTS = {
  ask: 'campaigns.send',
  read: 'campaigns.read',
  decide: 'campaigns.approve',
  withdraw: 'campaigns.control',
} as const satisfies Readonly<Record<string, Right>>;

/**
 * `done`: approved, and the campaign is sent. `void`: the campaign was changed since the request, or the account that
 * requested it no longer has the right.
 */
export const APPROVAL_STATES = [
  'waiting',
  'done',
  'declined',
  'withdrawn',
  'expired',
  'void',
] as const;
export type ApprovalState = (typeof APPROVAL_STATES)[number];

const REASON = { least: 3, most: 500 } as const;

export const APPROVAL_MESSAGES = {
  noReason: 'Please say why, in at least 3 characters',
  reasonTooLong: `Please use at most ${REASON.most} characters`,
} as const;

/** The campaign that an approval is about. Its content stands in the document of the campaign, under the same id. */
export const matterSchema = z.object({
  subject: z.string(),
  recipient_type: z.enum(RECIPIENT_TYPES),
  forum_id: forumIdSchema,
  corrects: z.optional(correctedSchema),
  filter: z.optional(audienceFilterSchema),
  /** There if it was scheduled: nobody can approve it any more once this has come. */
  startsAt: z.optional(z.iso.datetime()),
  /** Of what has not started yet, those at the time of the request. */
  recipients: z.int().check(z.nonnegative()),
});
export type Matter = z.infer<typeof matterSchema>;

/** An approval as staff see it. Moments are ISO 8601 in UTC; accounts are named by their address, or by their id. */
export const approvalSchema = z.object({
  id: z.string(),
  state: z.enum(APPROVAL_STATES),
  matter: matterSchema,
  /** Names exactly what would be done; who decides sends it back. */
  digest: z.string(),
  askedBy: z.string(),
  /** True if the caller is who asked: somebody else has to decide. */
  isOwn: z.boolean(),
  askedAt: z.iso.datetime(),
  goodUntil: z.iso.datetime(),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(z.iso.datetime()),
  reason: z.nullable(z.string()),
});
export type Approval = z.infer<typeof approvalSchema>;

const id = z.string().check(z.regex(/^[\w-]{1,100}$/));

/** Payload of the callable `list-approvals`. With an id it answers that one alone. */
export const listApprovalsRequestSchema = z.strictObject({ id: z.optional(id) });
export type ListApprovalsRequest = z.infer<typeof listApprovalsRequestSchema>;

/** Answer of `list-approvals`: all that wait, and what ended lately, the newest first. */
export const listApprovalsResponseSchema = z.object({ approvals: z.array(approvalSchema) });
export type ListApprovalsResponse = z.infer<typeof listApprovalsResponseSchema>;

export const APPROVAL_DECISIONS = ['approve', 'decline'] as const;

/** Payload of the callable `decide-approval`. `digest`: of what the caller has seen. */
export const decideApprovalRequestSchema = z
  .strictObject({
    id,
    digest: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    decision: z.enum(APPROVAL_DECISIONS),
    /** Why it is declined; empty for what is approved. */
    reason: z.string().check(z.trim(), z.maxLength(REASON.most, APPROVAL_MESSAGES.reasonTooLong)),
  })
  .check(
    z.refine(({ decision, reason }) => decision === 'approve' || reason.length >= REASON.least, {
      path: ['reason'],
      error: APPROVAL_MESSAGES.noReason,
    }),
  );
export type DecideApprovalRequest = z.infer<typeof decideApprovalRequestSchema>;

/** Payload of the callable `withdraw-approval`. */
export const withdrawApprovalRequestSchema = z.strictObject({ id });
export type WithdrawApprovalRequest = z.infer<typeof withdrawApprovalRequestSchema>;

/** Answer of both: how it stands now. */
export const approvalStateResponseSchema = z.object({ state: z.enum(APPROVAL_STATES) });
export type ApprovalStateResponse = z.infer<typeof approvalStateResponseSchema>;
