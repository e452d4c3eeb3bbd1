import * as z from 'zod/mini';
import { reasonSchema } from '../base/move-fields.ts';
import { releaseIdSchema } from './registry.ts';
import { MOVE_KINDS, pointerSchema } from './releases.ts';
import { appName } from './remote.ts';

const namedMove = z.strictObject({
  app: appName,
  release: releaseIdSchema,
  /** The revision that the request is based on; 0 if there was no pointer. */
  seen: z.int().check(z.nonnegative()),
});

/** Payload of `move-pointer`: all of these go live together, or none does. */
export const movePointersRequestSchema = z.strictObject({
  moves: z.array(namedMove).check(
    z.minLength(1),
    z.maxLength(20),
    z.refine((moves) => new Set(moves.map(({ app }) => app)).size === moves.length, {
      error: 'must name each app once',
    }),
  ),
  kind: z.enum(MOVE_KINDS),
  /** Objections of gates that the caller accepts, by name. */
  accepted: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(10))),
  /** The caller's reason. */
  reason: z.optional(reasonSchema),
});
export type MovePointersRequest = z.infer<typeof movePointersRequestSchema>;

export const movePointersResponseSchema = z.object({
  /** The apps whose pointers have moved; what was live already stayed so. */
  moved: z.array(z.string()),
  /** The findings that were accepted. */
  told: z.optional(z.array(z.string())),
});
export type MovePointersResponse = z.infer<typeof movePointersResponseSchema>;

/** The details of a move that gates have something against, each by itself. */
export const moveRefusalSchema = z.object({
  objections: z.array(
    z.object({
      message: z.string(),
      /** The name by which it can be accepted, if it can be. */
      acceptable: z.optional(z.string()),
    }),
  ),
});
export type MoveObjection = z.infer<typeof moveRefusalSchema>['objections'][number];

/** Payload of `list-releases`. */
export const listReleasesRequestSchema = z.strictObject({});

const instant = z.iso.datetime();

const moveSchema = z.object({
  /** The release that went live. */
  release: z.string(),
  /** Of its `release.json`; not there for one that was written by hand. */
  digest: z.optional(z.string()),
  kind: z.enum(MOVE_KINDS),
  /** Address of the account, or name of the workflow. */
  movedBy: z.string(),
  movedAt: instant,
  reason: z.optional(z.string()),
  /** Objections of gates that were accepted, by name. */
  accepted: z.optional(z.array(z.string())),
});

export type Move = z.infer<typeof moveSchema>;

/** An app's pointer with all that has moved it. */
const livePointerSchema = z.object({
  /** Counts the moves; 1 is the first. */
  revision: z.int(),
  /** Not there if what stands in its place is none: its own team has to mend it, and nobody else waits for that. */
  pointer: z.optional(pointerSchema),
  /** The problem of the stored pointer, if it is invalid. */
  problem: z.optional(z.string()),
  /** The latest first: the first one led to `pointer`. Bounded. */
  moves: z.array(moveSchema),
});
export type LivePointer = z.infer<typeof livePointerSchema>;

const listedPointerSchema = z.extend(livePointerSchema, {
  app: z.string(),
  /** True if the caller may move it. */
  isOwn: z.boolean(),
});
export type ListedPointer = z.infer<typeof listedPointerSchema>;

/** How the newest state of the site came to be live, or did not. */
const publishingStateSchema = z.object({
  /** True if what follows from the pointers is live. */
  isLive: z.boolean(),
  liveSince: z.optional(instant),
  /** Problems of parts that were left out, one message for each app. */
  problems: z.array(z.string()),
  failure: z.optional(z.object({ message: z.string(), at: instant, tries: z.int() })),
});
export type PublishingState = z.infer<typeof publishingStateSchema>;

export const listReleasesResponseSchema = z.object({
  pointers: z.array(listedPointerSchema),
  publishing: publishingStateSchema,
});
export type ListReleasesResponse = z.infer<typeof listReleasesResponseSchema>;

/** Request of a workflow to `release-workflow`, with its token: reads all pointers, or moves its own. */
export const workflowRequestSchema = z.discriminatedUnion('task', [
  z.strictObject({ task: z.literal('list') }),
  z.extend(movePointersRequestSchema, { task: z.literal('move') }),
]);
