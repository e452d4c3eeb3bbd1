import * as z from 'zod/mini';
import { reasonSchema, releaseId } from './move-fields.ts';
import { appName } from './remote.ts';
import { schemaNumber } from './schema-number.ts';

/** How many of an app's releases can be withdrawn at a time. */
export const WITHDRAWN_LIMIT = 200;

/** Payload of `withdraw-release`: withdraws a release that is not live, or takes that back. */
export const withdrawReleaseRequestSchema = z.strictObject({
  app: appName,
  release: releaseId,
  /** What it shall be. */
  isWithdrawn: z.boolean(),
  /** Why, in words of whoever does it. */
  reason: reasonSchema.check(z.minLength(1, 'must say why')),
});
export type WithdrawReleaseRequest = z.infer<typeof withdrawReleaseRequestSchema>;

/** What the release is by then: a wish for what is so already changes nothing. */
export const withdrawReleaseResponseSchema = z.object({ isWithdrawn: z.boolean() });
export type WithdrawReleaseResponse = z.infer<typeof withdrawReleaseResponseSchema>;

/** A release that may neither go live nor be previewed. */
export const withdrawalSchema = z.object({
  release: z.string(),
  reason: z.string(),
  /** Address of the account, or name of the workflow. */
  withdrawnBy: z.string(),
  withdrawnAt: z.iso.datetime(),
});
export type ListedWithdrawal = z.infer<typeof withdrawalSchema>;

/**
 * At the root of the shell's site: the ids of withdrawn releases, by app. Previews alone ask for it. Why they were
 * withdrawn is nothing for strangers to read.
 */
export const WITHDRAWN_FILE = 'withdrawn.json';

export const withdrawnFileSchema = z.object({
  schema: schemaNumber,
  releases: z.record(z.string(), z.array(z.string())),
});
export type WithdrawnFile = z.infer<typeof withdrawnFileSchema>;
