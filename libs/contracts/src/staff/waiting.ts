import * as z from 'zod/mini';
import type { Right } from './rights.ts';

/**
 * Kinds of work that can wait for staff, by the name in the `waits` of a link of the staff area, with the right to see
 * how much there is: new applications, campaigns that need a second member's approval, active conditions of the site's
 * health, and drafts of the content that are not published.
 */
export const WAITING_RIGHTS = {
  applications: 'applications.read',
  approvals: 'campaigns.read',
  health: 'health.read',
  drafts: 'content.read',
} as const satisfies Readonly<Record<string, Right>>;

export type WaitingName = keyof typeof WAITING_RIGHTS;

/** Payload of the callable `count-waiting`. */
export const countWaitingRequestSchema = z.strictObject({});

/** Answer of `count-waiting`: how many wait, by their name in `WAITING_RIGHTS`, of what the caller may read. */
export const countWaitingResponseSchema = z.object({
  waiting: z.record(z.string(), z.int().check(z.nonnegative())),
});
export type CountWaitingResponse = z.output<typeof countWaitingResponseSchema>;
