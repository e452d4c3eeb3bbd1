import * as z from 'zod/mini';
import { type ForumId, forumIdSchema } from '../content/forum-id.ts';

/** For so long the closing of a list, and an import, can be undone. */
export const UNDO_MS = 24 * 60 * 60 * 1000;

/** The refusal of a campaign to a list that is closed. */
export const listIsClosed = (forumId: ForumId) =>
  `The list of the forum ${forumId} is closed: no campaign goes to it. Within a day of its closing it can be reopened on the Dashboard.`;

/**
 * A document of `registrant_lists`, named by its forum, without its timestamp `closed_at`, which is there while no
 * campaign goes to the list.
 */
export const registrantListSchema = z.object({ forum_id: forumIdSchema });

/** Payload of the callable `control-registrant-list`. */
export const controlRegistrantListRequestSchema = z.strictObject({
  forum_id: forumIdSchema,
  action: z.enum(['close', 'reopen']),
});
export type ControlRegistrantListRequest = z.output<typeof controlRegistrantListRequestSchema>;

export const controlRegistrantListResponseSchema = z.object({ isClosed: z.boolean() });
export type ControlRegistrantListResponse = z.infer<typeof controlRegistrantListResponseSchema>;
