import * as z from 'zod/mini';
import type { Right } from './rights.ts';

/**
 * What can wait for staff, by the name that a link of the staff area gives in its `waits`, with the right that it takes
 * to see how much does: new applications, campaigns that need a second member's approval, conditions of the site's
 * health that hold, and drafts of the content that are not published.
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
