import * as z from 'zod/mini';
import { forumIdSchema } from '../content/forum-id.ts';
import { audienceFilterSchema } from './audience-filter.ts';
import { correctedSchema, RECIPIENT_TYPES } from './campaigns.ts';
import type { Right } from '../staff/rights.ts';

/** Days after which a request for approval expires. */
export const APPROVAL_DAYS = 7;

/** Rights that the approval of a campaign takes: to ask for it, read it, decide on it, and withdraw one's own request. */
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

/** The campaign of an approval. Its content is in the document of the campaign with the same id. */
export const approvalCampaignSchema = z.object({
  subject: z.string(),
  recipient_type: z.enum(RECIPIENT_TYPES),
  forum_id: forumIdSchema,
  corrects: z.optional(correctedSchema),
  filter: z.optional(audienceFilterSchema),
  /** The start time of a scheduled campaign. It cannot be approved after that. */
  startsAt: z.optional(z.iso.datetime()),
  /** The number of recipients; before the start, that at the time of the request. */
  recipients: z.int().check(z.nonnegative()),
});
export type ApprovalCampaign = z.infer<typeof approvalCampaignSchema>;

/** An approval, for staff. Times are ISO 8601 in UTC; accounts are given as their address, or as their id. */
export const approvalSchema = z.object({
  id: z.string(),
  state: z.enum(APPROVAL_STATES),
  campaign: approvalCampaignSchema,
  /** A hash of the request. A decision sends it back, so that it applies to exactly this request. */
  digest: z.string(),
  requestedBy: z.string(),
  /** True if the caller made the request, so that another person must decide. */
  isOwn: z.boolean(),
  requestedAt: z.iso.datetime(),
  validUntil: z.iso.datetime(),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(z.iso.datetime()),
  reason: z.nullable(z.string()),
});
export type Approval = z.infer<typeof approvalSchema>;

const id = z.string().check(z.regex(/^[\w-]{1,100}$/));

/** Payload of the callable `list-approvals`. With an id, only that approval is returned. */
export const listApprovalsRequestSchema = z.strictObject({ id: z.optional(id) });
export type ListApprovalsRequest = z.infer<typeof listApprovalsRequestSchema>;

/** Response of `list-approvals`: all open approvals and the latest closed ones, newest first. */
export const listApprovalsResponseSchema = z.object({ approvals: z.array(approvalSchema) });
export type ListApprovalsResponse = z.infer<typeof listApprovalsResponseSchema>;

export const APPROVAL_DECISIONS = ['approve', 'decline'] as const;

/** Payload of the callable `decide-approval`. `digest` is the hash of the request that the caller saw. */
export const decideApprovalRequestSchema = z
  .strictObject({
    id,
    digest: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    decision: z.enum(APPROVAL_DECISIONS),
    /** The reason for declining; empty for an approval. */
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

/** Response of `decide-approval` and `withdraw-approval`: the current state of the approval. */
export const approvalStateResponseSchema = z.object({ state: z.enum(APPROVAL_STATES) });
export type ApprovalStateResponse = z.infer<typeof approvalStateResponseSchema>;
