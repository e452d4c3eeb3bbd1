import * as z from 'zod/mini';
import { forumIdSchema } from '../content/forum-id.ts';

/** For so long the closing of a list, and an import, can be undone. */
export const UNDO_MS = 24 * 60 * 60 * 1000;

/** True while something of that moment can be undone. */
export const canBeUndone = (at: Date) => Date.now() - at.getTime() <= UNDO_MS;

/** The refusal of a campaign to a list that is closed. */
export const listIsClosed = (forumId: string) =>
  `The list of the forum ${forumId} is closed: no campaign goes to it. Within a day of its closing it can be reopened on the Dashboard.`;

/** Payload of the callable `control-registrant-list`. */
export const controlRegistrantListRequestSchema = z.strictObject({
  forum_id: forumIdSchema,
  action: z.enum(['close', 'reopen']),
});
export type ControlRegistrantListRequest = z.output<typeof controlRegistrantListRequestSchema>;

export const controlRegistrantListResponseSchema = z.object({ isClosed: z.boolean() });
export type ControlRegistrantListResponse = z.infer<typeof controlRegistrantListResponseSchema>;
