import * as z from 'zod/mini';
import { forumIdSchema } from '../content/forum-id.ts';

/** Time in which closing a list, or an import, can be undone. */
export const UNDO_MS = 24 * 60 * 60 * 1000;

/** True while an action can be undone. */
export const canBeUndone = (actionTime: Date) => Date.now() - actionTime.getTime() <= UNDO_MS;

/** Message that refuses a campaign to a closed list. */
export const closedListMessage = (forumId: string) =>
  `The list of the forum ${forumId} is closed: no campaign goes to it. It can be reopened on the page Registrants within a day.`;

/** Payload of the callable `control-registrant-list`. */
export const controlRegistrantListRequestSchema = z.strictObject({
  forum_id: forumIdSchema,
  action: z.enum(['close', 'reopen']),
});
export type ControlRegistrantListRequest = z.output<typeof controlRegistrantListRequestSchema>;

export const controlRegistrantListResponseSchema = z.object({ isClosed: z.boolean() });
export type ControlRegistrantListResponse = z.infer<typeof controlRegistrantListResponseSchema>;
