import * as z from 'zod/mini';
import type { Right } from './rights.ts';

/**
 * Kinds of waiting work, by the name in the `waitingCount` of a staff link, with the right to see its count: new applications,
 * campaigns that need approval, active health conditions, unpublished drafts.
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

/**
 * Answer of `count-waiting`: counts by name in `WAITING_RIGHTS`, as far as the caller may read them, and those of new
 * applications also by kind, like `student`.
 */
export const countWaitingResponseSchema = z.object({
  waiting: z.record(z.string(), z.int().check(z.nonnegative())),
});
export type CountWaitingResponse = z.output<typeof countWaitingResponseSchema>;
