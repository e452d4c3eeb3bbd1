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

/** Payload of `move-pointer`: moves all of these pointers or none. */
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
  /** Apps whose pointers have moved; a release that was live already does not count. */
  moved: z.array(z.string()),
  /** Messages of the accepted objections. */
  messages: z.optional(z.array(z.string())),
});
export type MovePointersResponse = z.infer<typeof movePointersResponseSchema>;

/** Details of a refused move: the objections of gates. */
export const moveRefusalSchema = z.object({
  objections: z.array(
    z.object({
      message: z.string(),
      /** Name for accepting it, if it can be accepted. */
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
  /** Digest of its `release.json`; missing if the pointer was written by hand. */
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

/** An app's pointer with its history. */
const livePointerSchema = z.object({
  /** Number of moves. */
  revision: z.int(),
  /** Missing if the stored pointer is invalid. Its team must repair it; other apps are not affected. */
  pointer: z.optional(pointerSchema),
  /** The problem of the stored pointer, if it is invalid. */
  problem: z.optional(z.string()),
  /** The latest first: the first one led to `pointer`. Limited in length. */
  moves: z.array(moveSchema),
});
export type LivePointer = z.infer<typeof livePointerSchema>;

const listedPointerSchema = z.extend(livePointerSchema, {
  app: z.string(),
  /** True if the caller may move it. */
  isOwn: z.boolean(),
});
export type ListedPointer = z.infer<typeof listedPointerSchema>;

/** The state of the last publication. */
const publishingStateSchema = z.object({
  /** True if the live site matches the pointers. */
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

/** Request of a workflow to `release-workflow`: lists all pointers, or moves its own. */
export const workflowRequestSchema = z.discriminatedUnion('task', [
  z.strictObject({ task: z.literal('list') }),
  z.extend(movePointersRequestSchema, { task: z.literal('move') }),
]);
